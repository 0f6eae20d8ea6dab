import type { UsageHolder, UsageType } from '@meikan/domain';
import type { Edge } from '../edge/command-route.ts';
import type { Sent } from '../edge/landed.ts';
import type { AsOf } from '../world/world.ts';
import { declareUsageCommand, withdrawUsageCommand } from './usage-commands.ts';

export type UsageWish = {
  readonly holder: UsageHolder;
  readonly serviceId: string;
  readonly usageType: UsageType;
  readonly usage: boolean;
};

/** Declares or withdraws, as the wish says; the wish is asked for once it is known that the call is no repeat. */
export function setUsage(edge: Edge, wish: () => Promise<UsageWish> | UsageWish): Promise<Sent> {
  return edge.send(async () => {
    const { usage, usageType, ...pair } = await wish();
    return usage ? declareUsageCommand.prepare({ ...pair, usageType }, edge) : withdrawUsageCommand.prepare(pair, edge);
  });
}

/** Whether and how whoever a wish was for uses the service since. */
export const usageSince = (edge: Edge, { stream, revision }: Sent, serviceId: string) =>
  usageAt(edge, stream.slice('usage-'.length, -`_${serviceId}`.length), serviceId, revision);

/** Whether and how a holder uses a service, now or as of a revision of their stream. */
export async function usageAt({ world }: Edge, holderId: string, serviceId: string, asOf?: AsOf) {
  const { state } = await world.usage(holderId, serviceId, asOf);
  return state.status === 'on' ? { usage: true, usageType: state.usageType } : { usage: false, usageType: null };
}
