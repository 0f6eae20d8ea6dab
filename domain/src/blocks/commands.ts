import type { Command } from '../kernel/command.ts';
import type { Refusal } from '../kernel/decider.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

/** Sets the wished state: a toggle is resolved at the edge. */
export type SetBlock = Command<
  'set-block',
  { readonly userId: UserId; readonly blockedId: UserId; readonly on: boolean; readonly at: Instant }
>;

export type BlockCommand = SetBlock;
export type BlockRefusal = Refusal<'self-block'>;
