import { accepted, type Decider, type Decision, refused } from '../kernel/decider.ts';
import { refusalOf, within } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { optionalLine } from '../validation/text.ts';
import type { RelationCommand, RelationRefusal } from './commands.ts';
import type { RelationEvent } from './events.ts';
import { evolveRelation, noRelation, type Relation, relationOfType } from './relation.ts';

/** No company is related to itself. */
function decideRelation({ data }: RelationCommand, state: Relation): Decision<RelationEvent, RelationRefusal> {
  const { on, comment: given, ...pair } = data;
  if (pair.fromCompanyId === pair.toCompanyId) return refused({ code: 'self-relation', field: 'toCompanyId' });
  const present = relationOfType(state, pair.relativeType);
  if (!on) return present === undefined ? accepted() : accepted({ type: 'relation-removed', data: pair });
  const comment = optionalLine(limits.description)(given === undefined ? (present?.comment ?? null) : given);
  if (!comment.ok) return refused(refusalOf(within('comment', comment)));
  if (present?.comment === comment.value) return accepted();
  return accepted({ type: 'relation-added', data: { ...pair, comment: comment.value } });
}

export const relationDecider: Decider<Relation, RelationCommand, RelationEvent, RelationRefusal> = {
  initial: noRelation,
  evolve: evolveRelation,
  decide: decideRelation,
};
