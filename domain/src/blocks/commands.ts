import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

/** Sets the state asked for: whoever sends it has resolved the toggle. */
export type SetBlock = Command<
  'set-block',
  { readonly userId: UserId; readonly blockedId: UserId; readonly on: boolean; readonly at: Instant }
>;

export type BlockCommand = SetBlock;
export type BlockRefusal = Refusal<'self-block'>;
