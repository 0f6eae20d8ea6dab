import { accepted, type Decider, type Decision, refused } from '../kernel/decider.ts';
import type { FollowCommand, FollowRefusal } from './commands.ts';
import type { FollowEvent } from './events.ts';
import { evolveFollow, type Follow, noFollow } from './follow.ts';

/** Anybody follows anybody but themselves. */
function decideFollow({ data }: FollowCommand, state: Follow): Decision<FollowEvent, FollowRefusal> {
  const { userId, target, on, restore = false } = data;
  if (target.kind === 'user' && target.id === userId) return refused({ code: 'self-follow' });
  if (on === (state.status === 'on')) return accepted();
  const at = restore && state.status === 'off' ? (state.before ?? data.at) : data.at;
  return accepted({ type: on ? 'follow-started' : 'follow-ended', data: { userId, target, at } });
}

export const followDecider: Decider<Follow, FollowCommand, FollowEvent, FollowRefusal> = {
  initial: noFollow,
  evolve: evolveFollow,
  decide: decideFollow,
};
