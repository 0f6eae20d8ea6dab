import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant } from '../kernel/ids.ts';
import type { ReportReason } from './report.ts';
import type { ReportTarget } from './target.ts';

/** What an admin says to the reports of a thing: it was hidden, for a reason; or there is nothing to hide (null). */
export type Ruling = {
  readonly hiddenFor: ReportReason | null;
  /** When the last of the reports came that the admin had seen: it answers no later ones. */
  readonly upTo: Instant;
};

type Given = Ruling & { readonly target: ReportTarget; readonly at: Instant };

export type RulingGiven = DomainEvent<'ruling-given', Given>;
export type RulingWithdrawn = DomainEvent<'ruling-withdrawn', Given>;

/** What can happen in `ruling-<kind>.<target>`. */
export type RulingEvent = RulingGiven | RulingWithdrawn;

/** In the order in which they were given; each answers the reports that came after the one before. */
export type Rulings = readonly Ruling[];

export function evolveRulings(rulings: Rulings, event: RulingEvent): Rulings {
  const { hiddenFor, upTo } = event.data;
  switch (event.type) {
    case 'ruling-given':
      return [...rulings, { hiddenFor, upTo }];
    case 'ruling-withdrawn':
      return rulings.filter((one) => one.upTo !== upTo);
    default:
      return unreachable(event);
  }
}

export type GiveRuling = Command<'give-ruling', Given>;
/** Takes the last one back: what it answered waits anew. */
export type WithdrawRuling = Command<'withdraw-ruling', Omit<Given, 'hiddenFor'>>;

export type RulingCommand = GiveRuling | WithdrawRuling;
export type RulingRefusal = Refusal<'reports-answered' | 'ruling-replaced'>;

type RulingDecision = Decision<RulingEvent, RulingRefusal>;

function decideRuling(command: RulingCommand, rulings: Rulings): RulingDecision {
  switch (command.type) {
    case 'give-ruling':
      return give(command, rulings);
    case 'withdraw-ruling':
      return withdraw(command, rulings);
    default:
      return unreachable(command);
  }
}

/** Reports are answered once: a second admin who says the same changes nothing, one who says otherwise is told. */
function give({ data }: GiveRuling, rulings: Rulings): RulingDecision {
  const last = rulings.at(-1);
  if (last === undefined || last.upTo < data.upTo) return accepted({ type: 'ruling-given', data });
  if (last.upTo === data.upTo && last.hiddenFor === data.hiddenFor) return accepted();
  return refused({ code: 'reports-answered' });
}

/** The last one alone: with an earlier one, what was said since would answer other reports than it did. */
function withdraw({ data }: WithdrawRuling, rulings: Rulings): RulingDecision {
  const last = rulings.at(-1);
  if (last?.upTo === data.upTo) return accepted({ type: 'ruling-withdrawn', data: { ...data, ...last } });
  return rulings.some(({ upTo }) => upTo === data.upTo) ? refused({ code: 'ruling-replaced' }) : accepted();
}

export const rulingDecider: Decider<Rulings, RulingCommand, RulingEvent, RulingRefusal> = {
  initial: [],
  evolve: evolveRulings,
  decide: decideRuling,
};
