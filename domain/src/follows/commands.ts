import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { FollowTarget } from './events.ts';

/** Sets the wished state: a toggle is resolved at the edge. `restore` takes an end back: it stands since when it stood. */
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
