import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { FollowEvent } from './events.ts';

export type Follow =
  /** `before`: since when it had stood until it ended; null: it never did. */
  { readonly status: 'off'; readonly before: Instant | null } | { readonly status: 'on'; readonly since: Instant };

export const noFollow: Follow = { status: 'off', before: null };

export function evolveFollow(state: Follow, event: FollowEvent): Follow {
  switch (event.type) {
    case 'follow-started':
      return { status: 'on', since: event.data.at };
    case 'follow-ended':
      return state.status === 'on' ? { status: 'off', before: state.since } : state;
    default:
      return unreachable(event);
  }
}
