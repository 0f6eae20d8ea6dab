import { companyId, judgedBy, type UsageHolder, type UsageSide, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { authorisePage } from '../world/authorise.ts';
import type { World } from '../world/world.ts';

type Named = { readonly kind: 'user' | 'company'; readonly id: string };

const holderOf = ({ kind, id }: Named): UsageHolder =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** Of which company a usage is claimed, and on which side it stands. @throws ProblemError 404 when nothing is claimed */
export async function concernedBy(
  world: World,
  named: Named,
  serviceId: string,
): Promise<{ readonly id: string; readonly by: UsageSide }> {
  const { state } = await world.usage(named.id, serviceId);
  if (state.status === 'off') throw problemOfRefusal({ code: 'claim-unknown' });
  const by = judgedBy(state.usageType);
  return { id: by === 'holder' ? named.id : serviceId, by };
}

/** The company of which a usage is claimed answers it, by its owners (product.md 14). */
export const judgeUsageCommand = wireCommand({
  ...queued('judge-usage'),
  async prepare({ holder: named, serviceId, verdict }, { world, viewer, at }) {
    // Before anything is told of what is claimed: to either side only.
    await authorisePage(world, viewer, serviceId, ...(named.kind === 'company' ? [named.id] : []));
    const { id, by } = await concernedBy(world, named, serviceId);
    await authorisePage(world, viewer, id);
    const holder = holderOf(named);
    return prepare({
      spec: specs.usage,
      stream: streams.usage(holder.id, companyId(serviceId)),
      actingFor: id,
      command: { type: 'judge-usage', data: { holder, serviceId: companyId(serviceId), by, verdict, at } },
    });
  },
});

/** The company to which another one says to be related answers it. */
export const judgeRelationCommand = wireCommand({
  ...queued('judge-relation'),
  async prepare({ companyId: id, otherId, verdict }, { world, viewer, at }) {
    await authorisePage(world, viewer, id);
    const pair = { fromCompanyId: companyId(otherId), toCompanyId: companyId(id) };
    return prepare({
      spec: specs.relation,
      stream: streams.relation(pair.fromCompanyId, pair.toCompanyId),
      actingFor: id,
      command: { type: 'judge-relation', data: { ...pair, verdict, at } },
    });
  },
});
