import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { CompanyId, Instant, UserId } from '../kernel/ids.ts';

export type FollowTarget =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId };

type Pair = { readonly userId: UserId; readonly target: FollowTarget; readonly at: Instant };

export type FollowStarted = DomainEvent<'follow-started', Pair>;
export type FollowEnded = DomainEvent<'follow-ended', Pair>;

/** What can happen between a follower and a person or company, in `follow-<user>_<kind>.<target>`. */
export type FollowEvent = FollowStarted | FollowEnded;

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

/** Sets the state asked for: whoever sends it has resolved the toggle. `restore` undoes an end: the original date comes back. */
export type SetFollow = Command<
  'set-follow',
  {
    readonly userId: UserId;
    readonly target: FollowTarget;
    readonly on: boolean;
    readonly restore?: boolean;
    readonly at: Instant;
  }
>;

export type FollowCommand = SetFollow;
export type FollowRefusal = Refusal<'self-follow'>;

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
