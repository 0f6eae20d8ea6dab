import { companyId, type RelativeType, relationOfType } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { wireCommand } from '../batch/wire-command.ts';
import { authorisePage } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { presentCompany } from '../entities/present.ts';
import type { Sent } from '../route/applied.ts';
import { prepare } from '../route/prepared-command.ts';

/** What the company named first says of the other. */
const between = (from: string, to: string) => streams.relation(companyId(from), companyId(to));

/** A relation stands on both pages, entered from one of them: from which, null when it does not stand. */
export async function enteredFrom(
  entities: EntityLoader,
  one: string,
  other: string,
  type: RelativeType,
): Promise<'one' | 'other' | null> {
  const [here, there] = await Promise.all([entities.load(between(one, other)), entities.load(between(other, one))]);
  if (relationOfType(here.state, type) !== undefined) return 'one';
  return relationOfType(there.state, type) === undefined ? null : 'other';
}

type Pair = { readonly companyId: string; readonly otherId: string; readonly relativeType: RelativeType };

/** Whether a relation stands since a command was applied, on the side on which that was. */
export async function isRelatedSince(
  entities: EntityLoader,
  { stream, revision }: Sent,
  { companyId: id, otherId, relativeType }: Pair,
): Promise<boolean> {
  const here = between(id, otherId);
  const { state } = await entities.load(stream === here.name ? here : between(otherId, id), revision);
  return relationOfType(state, relativeType) !== undefined;
}

/** Either side may take the relation out; it is entered on the side of the page that is named first. */
export const setRelationCommand = wireCommand('set-relation', {
  async prepare({ companyId: id, otherId, relativeType, value }, { entities, viewer, at }) {
    await authorisePage(entities, viewer, id);
    await presentCompany(entities, id);
    if (value) await presentCompany(entities, otherId);
    const there = (await enteredFrom(entities, id, otherId, relativeType)) === 'other';
    const [fromCompanyId, toCompanyId] = there
      ? [companyId(otherId), companyId(id)]
      : [companyId(id), companyId(otherId)];
    return prepare({
      stream: streams.relation(fromCompanyId, toCompanyId),
      alias: between(id, otherId),
      actingFor: id,
      command: { type: 'set-relation', data: { fromCompanyId, toCompanyId, relativeType, on: value, at } },
    });
  },
});

/** What a phone may queue of relations. */
export const relationCommands = [setRelationCommand];
