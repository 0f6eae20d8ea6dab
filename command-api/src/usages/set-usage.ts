import { companyId, type UsageHolder, type UsageType, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { AsOf } from '../entities/entity-loader.ts';
import type { Sent } from '../route/applied.ts';
import type { RouteContext } from '../route/command-route.ts';
import { declareUsageCommand, withdrawUsageCommand } from './usage-commands.ts';

export type UsageSetting = {
  readonly holder: UsageHolder;
  readonly serviceId: string;
  readonly usageType: UsageType;
  readonly usage: boolean;
};

/** Declares or withdraws, as the setting says, which is asked for once it is known that the call is no repeat. */
export function setUsage(context: RouteContext, setting: () => Promise<UsageSetting> | UsageSetting): Promise<Sent> {
  return context.send(async () => {
    const { usage, usageType, ...pair } = await setting();
    return usage
      ? declareUsageCommand.prepare({ ...pair, usageType }, context)
      : withdrawUsageCommand.prepare(pair, context);
  });
}

/** Whether and how whoever it was set for uses the service since. */
export const usageSince = (context: RouteContext, { stream, revision }: Sent, serviceId: string) =>
  usageAt(context, stream.slice('usage-'.length, -`_${serviceId}`.length), serviceId, revision);

/** Whether and how a holder uses a service, now or as of a revision of their stream. */
export async function usageAt({ entities }: RouteContext, holderId: string, serviceId: string, asOf?: AsOf) {
  const { state } = await entities.load(streams.usage(userId(holderId), companyId(serviceId)), asOf);
  return state.status === 'on' ? { usage: true, usageType: state.usageType } : { usage: false, usageType: null };
}
