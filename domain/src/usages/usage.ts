import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { UsageEvent, UsageType } from './events.ts';

export type Usage =
  | { readonly status: 'off' }
  | {
      readonly status: 'on';
      readonly usageType: UsageType;
      readonly since: string | null;
      readonly comment: string | null;
      readonly declaredAt: Instant;
    };

export const noUsage: Usage = { status: 'off' };

/** A second declaration replaces the first: one pair holds one usage. */
export function evolveUsage(_state: Usage, event: UsageEvent): Usage {
  switch (event.type) {
    case 'usage-declared': {
      const { usageType, since, comment, at } = event.data;
      return { status: 'on', usageType, since, comment, declaredAt: at };
    }
    case 'usage-withdrawn':
      return noUsage;
    default:
      return unreachable(event);
  }
}
