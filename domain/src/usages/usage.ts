import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { UsageEvent, UsageType } from './events.ts';

export type Usage =
  /** `before`: what was declared until it was withdrawn; null: nothing ever was. */
  { readonly status: 'off'; readonly before: Declared | null } | (Declared & { readonly status: 'on' });

export type Declared = {
  readonly usageType: UsageType;
  readonly since: string | null;
  readonly comment: string | null;
  /** Since when it has stood: of several declarations the first. */
  readonly declaredAt: Instant;
};

export const noUsage: Usage = { status: 'off', before: null };

/** A second declaration replaces what the first said: one pair holds one usage. */
export function evolveUsage(state: Usage, event: UsageEvent): Usage {
  switch (event.type) {
    case 'usage-declared': {
      const { usageType, since, comment, at } = event.data;
      return { status: 'on', usageType, since, comment, declaredAt: state.status === 'on' ? state.declaredAt : at };
    }
    case 'usage-withdrawn': {
      if (state.status === 'off') return state;
      const { status: _, ...before } = state;
      return { status: 'off', before };
    }
    default:
      return unreachable(event);
  }
}
