import { isLasting } from '../claims/verdict.ts';
import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { sameValue } from '../kernel/same-value.ts';
import { refusalOf } from '../validation/checked.ts';
import { nullable, record } from '../validation/combinators.ts';
import { yearMonth } from '../validation/dates.ts';
import { limits } from '../validation/limits.ts';
import { optionalLine } from '../validation/text.ts';
import type { DeclareUsage, JudgeUsage, UsageCommand, UsageRefusal } from './commands.ts';
import type { UsageDeclared, UsageEvent, UsageHolder, UsageType } from './events.ts';
import { claimedBy, type Declared, evolveUsage, judgedBy, noUsage, type Usage } from './usage.ts';

type UsageDecision = Decision<UsageEvent, UsageRefusal>;
const remarks = record<{ since: string | null; comment: string | null }>({
  since: nullable<string>(yearMonth),
  comment: optionalLine(limits.description),
});

/** Which ways of using a service a person and a company have. */
const typesOf: { readonly [K in UsageHolder['kind']]: ReadonlySet<UsageType> } = {
  user: new Set(['private', 'company']),
  company: new Set(['company-use', 'company-using']),
};

function decideUsage(command: UsageCommand, state: Usage): UsageDecision {
  if (isOfOtherKind(command.data.holder, state)) return refused({ code: 'claim-unknown' });
  switch (command.type) {
    case 'declare-usage':
      return declareUsage(command, state);
    case 'withdraw-usage':
      return state.status === 'off' ? accepted() : accepted({ type: 'usage-withdrawn', data: command.data });
    case 'judge-usage':
      return judgeUsage(command, state);
    default:
      return unreachable(command);
  }
}

/** Ids do not tell a person from a company: what was said of the one is not there for whoever names the other. */
function isOfOtherKind({ kind }: UsageHolder, state: Usage): boolean {
  const said = state.status === 'on' ? state : state.before;
  return said !== null && !typesOf[kind].has(said.usageType);
}

function declareUsage({ data }: DeclareUsage, state: Usage): UsageDecision {
  const { holder, serviceId, usageType } = data;
  if (holder.kind === 'company' && holder.id === serviceId) return refused({ code: 'self-usage' });
  if (!typesOf[holder.kind].has(usageType)) return refused({ code: 'usage-type-of-other-holder', field: 'usageType' });
  // Whoever entered it first said so in their own words, to which the other side's word adds nothing.
  if (state.status === 'on' && claimedBy(usageType) !== claimedBy(state.usageType)) return accepted();
  const restored = restorable(data, state);
  const { since: month = null, comment: word = null } = state.status === 'on' ? state : (restored ?? {});
  const present = { since: month, comment: word };
  const { since = present.since, comment = present.comment } = data;
  const checked = remarks({ since, comment });
  if (!checked.ok) return refused(refusalOf(checked));
  if (state.status === 'on' && usageType === state.usageType && sameValue(checked.value, present)) return accepted();
  const at = restored?.declaredAt ?? data.at;
  const declared: UsageDeclared = {
    type: 'usage-declared',
    data: { holder, serviceId, usageType, ...checked.value, at },
  };
  return accepted<UsageEvent>(declared, ...judgedAgain(declared, state, restored !== null));
}

/** What was said of the same claim before it was withdrawn; all of it where the withdrawal is taken back. */
function judgedAgain({ data }: UsageDeclared, state: Usage, isRestored: boolean): readonly UsageEvent[] {
  const { judgement } = state;
  if (state.status === 'on' || judgement === null || judgement.by !== judgedBy(data.usageType)) return [];
  const { holder, serviceId } = data;
  return isRestored || isLasting(judgement)
    ? [{ type: 'usage-judged', data: { holder, serviceId, ...judgement } }]
    : [];
}

/** Nobody judges what they claim themselves. */
function judgeUsage({ data }: JudgeUsage, state: Usage): UsageDecision {
  if (state.status === 'off') return refused({ code: 'claim-unknown' });
  if (data.by !== judgedBy(state.usageType)) return refused({ code: 'own-claim' });
  const present = state.judgement?.verdict ?? null;
  return data.verdict === present ? accepted() : accepted({ type: 'usage-judged', data });
}

/** What the same holder's same way of using it was, when a withdrawal is taken back. */
function restorable({ restore, usageType }: DeclareUsage['data'], state: Usage): Declared | null {
  if (!restore || state.status === 'on' || state.before?.usageType !== usageType) return null;
  return state.before;
}

export const usageDecider: Decider<Usage, UsageCommand, UsageEvent, UsageRefusal> = {
  initial: noUsage,
  evolve: evolveUsage,
  decide: decideUsage,
};
