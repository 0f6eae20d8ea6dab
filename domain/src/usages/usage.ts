import type { Judgement } from '../claims/verdict.ts';
import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { UsageEvent, UsageSide, UsageType } from './events.ts';

type Judged = {
  /** What the side that did not claim it says of it. Kept while it is withdrawn, for the day it is claimed again. */
  readonly judgement: Judgement<UsageSide> | null;
};

export type Usage = Judged &
  (
    | /** `before`: what was declared until it was withdrawn; null: nothing ever was. */
    { readonly status: 'off'; readonly before: Declared | null }
    | (Declared & { readonly status: 'on' })
  );

export type Declared = {
  readonly usageType: UsageType;
  readonly since: string | null;
  readonly comment: string | null;
  /** Since when it has stood: of several declarations the first. */
  readonly declaredAt: Instant;
};

export const noUsage: Usage = { status: 'off', before: null, judgement: null };

/** Whose word it is: a service enters its adopting companies (`company-use`), everybody else speaks for themselves. */
export const claimedBy = (usageType: UsageType): UsageSide => (usageType === 'company-use' ? 'service' : 'holder');
/** Who may confirm, dispute or hide it: the other side. */
export const judgedBy = (usageType: UsageType): UsageSide => (usageType === 'company-use' ? 'holder' : 'service');

/** A second declaration replaces what the first said: one pair holds one usage. */
export function evolveUsage(state: Usage, event: UsageEvent): Usage {
  switch (event.type) {
    case 'usage-declared': {
      const { usageType, since, comment, at } = event.data;
      const isSame = state.status === 'on' && state.judgement?.by === judgedBy(usageType);
      const declaredAt = state.status === 'on' ? state.declaredAt : at;
      return { status: 'on', usageType, since, comment, declaredAt, judgement: isSame ? state.judgement : null };
    }
    case 'usage-withdrawn': {
      if (state.status === 'off') return state;
      const { status: _, judgement, ...before } = state;
      return { status: 'off', before, judgement };
    }
    case 'usage-judged': {
      const { verdict, by, at } = event.data;
      return { ...state, judgement: verdict === null ? null : { verdict, by, at } };
    }
    default:
      return unreachable(event);
  }
}
