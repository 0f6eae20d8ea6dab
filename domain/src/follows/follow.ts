import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { FollowEvent } from './events.ts';

export type Follow = { readonly status: 'off' } | { readonly status: 'on'; readonly since: Instant };

export const noFollow: Follow = { status: 'off' };

export function evolveFollow(_state: Follow, event: FollowEvent): Follow {
  switch (event.type) {
    case 'follow-started':
      return { status: 'on', since: event.data.at };
    case 'follow-ended':
      return noFollow;
    default:
      return unreachable(event);
  }
}
