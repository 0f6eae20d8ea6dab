import { companyId, judgedBy, type UsageHolder, type UsageSide, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';
import { prepare } from '../route/prepared-command.ts';

type Named = { readonly kind: 'user' | 'company'; readonly id: string };

const holderOf = ({ kind, id }: Named): UsageHolder =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** Of which company a usage is claimed, and on which side it stands. @throws ProblemError 404 when nothing is claimed */
export async function concernedBy(
  entities: EntityLoader,
  named: Named,
  serviceId: string,
): Promise<{ readonly id: string; readonly by: UsageSide }> {
  const { state } = await entities.load(streams.usage(holderOf(named).id, companyId(serviceId)));
  if (state.status === 'off') throw problemOfRefusal({ code: 'claim-unknown' });
  const by = judgedBy(state.usageType);
  return { id: by === 'holder' ? named.id : serviceId, by };
}

/** The company of which a usage is claimed answers it, by its owners. */
export const judgeUsageCommand = wireCommand('judge-usage', {
  async prepare({ holder: named, serviceId, verdict }, { entities, viewer, at }) {
    // Before anything is told of what is claimed: to either side only.
    await authorisePage(entities, viewer, serviceId, ...(named.kind === 'company' ? [named.id] : []));
    const { id, by } = await concernedBy(entities, named, serviceId);
    await authorisePage(entities, viewer, id);
    const holder = holderOf(named);
    return prepare({
      stream: streams.usage(holder.id, companyId(serviceId)),
      actingFor: id,
      command: { type: 'judge-usage', data: { holder, serviceId: companyId(serviceId), by, verdict, at } },
    });
  },
});

/** The company to which another one says to be related answers it. */
export const judgeRelationCommand = wireCommand('judge-relation', {
  async prepare({ companyId: id, otherId, verdict }, { entities, viewer, at }) {
    await authorisePage(entities, viewer, id);
    const pair = { fromCompanyId: companyId(otherId), toCompanyId: companyId(id) };
    return prepare({
      stream: streams.relation(pair.fromCompanyId, pair.toCompanyId),
      actingFor: id,
      command: { type: 'judge-relation', data: { ...pair, verdict, at } },
    });
  },
});

/** What a phone may queue of claims. */
export const claimCommands = [judgeUsageCommand, judgeRelationCommand];
