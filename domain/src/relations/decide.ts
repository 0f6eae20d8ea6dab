import { isLasting } from '../claims/verdict.ts';
import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { refusalOf, within } from '../validation/checked.ts';
import { limits } from '../validation/limits.ts';
import { optionalLine } from '../validation/text.ts';
import type { JudgeRelation, RelationCommand, RelationRefusal, SetRelation } from './commands.ts';
import type { RelationAdded, RelationEvent } from './events.ts';
import { evolveRelation, noRelation, type Relation, relationOfType } from './relation.ts';

type RelationDecision = Decision<RelationEvent, RelationRefusal>;

function decideRelation(command: RelationCommand, state: Relation): RelationDecision {
  switch (command.type) {
    case 'set-relation':
      return setRelation(command, state);
    case 'judge-relation':
      return judgeRelation(command, state);
    default:
      return unreachable(command);
  }
}

/** No company is related to itself. */
function setRelation({ data }: SetRelation, state: Relation): RelationDecision {
  const { on, comment: given, ...pair } = data;
  if (pair.fromCompanyId === pair.toCompanyId) return refused({ code: 'self-relation', field: 'toCompanyId' });
  const present = relationOfType(state, pair.relativeType);
  if (!on) return present === undefined ? accepted() : accepted({ type: 'relation-removed', data: pair });
  const comment = optionalLine(limits.description)(given === undefined ? (present?.comment ?? null) : given);
  if (!comment.ok) return refused(refusalOf(within('comment', comment)));
  if (present?.comment === comment.value) return accepted();
  const added: RelationAdded = { type: 'relation-added', data: { ...pair, comment: comment.value } };
  return accepted<RelationEvent>(added, ...judgedAgain(added, state));
}

/** What was said of the same claim before it was taken back. */
function judgedAgain({ data }: RelationAdded, { status, judgement }: Relation): readonly RelationEvent[] {
  if (status === 'related' || judgement === null || !isLasting(judgement)) return [];
  const { fromCompanyId, toCompanyId } = data;
  const { verdict, at } = judgement;
  return [{ type: 'relation-judged', data: { fromCompanyId, toCompanyId, verdict, at } }];
}

function judgeRelation({ data }: JudgeRelation, state: Relation): RelationDecision {
  if (state.status === 'unrelated') return refused({ code: 'claim-unknown' });
  const present = state.judgement?.verdict ?? null;
  return data.verdict === present ? accepted() : accepted({ type: 'relation-judged', data });
}

export const relationDecider: Decider<Relation, RelationCommand, RelationEvent, RelationRefusal> = {
  initial: noRelation,
  evolve: evolveRelation,
  decide: decideRelation,
};
