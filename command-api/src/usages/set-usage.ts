import type { UsageHolder, UsageType } from '@meikan/domain';
import type { Edge } from '../edge/command-route.ts';
import type { Landed } from '../edge/landed.ts';
import type { AsOf } from '../world/world.ts';
import { declareUsageCommand, withdrawUsageCommand } from './usage-commands.ts';

export type UsageWish = {
  readonly holder: UsageHolder;
  readonly serviceId: string;
  readonly usageType: UsageType;
  readonly usage: boolean;
};

/** Declares or withdraws, as the wish says; the wish is asked for once it is known that the call is no repeat. */
export function setUsage(edge: Edge, wish: () => Promise<UsageWish> | UsageWish): Promise<Landed> {
  return edge.send(async () => {
    const { usage, usageType, ...pair } = await wish();
    return usage ? declareUsageCommand.prepare({ ...pair, usageType }, edge) : withdrawUsageCommand.prepare(pair, edge);
  });
}

/** Whether and how a holder uses a service, now or as of a revision of their stream. */
export async function usageAt(edge: Edge, holder: UsageHolder, serviceId: string, asOf?: AsOf) {
  const { state } = await edge.world.usage(holder, serviceId, asOf);
  return state.status === 'on' ? { usage: true, usageType: state.usageType } : { usage: false, usageType: null };
}
