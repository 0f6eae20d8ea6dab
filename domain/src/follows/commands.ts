import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import type { FollowTarget } from './events.ts';

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
