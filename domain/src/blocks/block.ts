import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

type Pair = { readonly userId: UserId; readonly blockedId: UserId; readonly at: Instant };

export type UserBlocked = DomainEvent<'user-blocked', Pair>;
export type UserUnblocked = DomainEvent<'user-unblocked', Pair>;

/** What can happen between a member and somebody they do not want to meet, in `block-<user>_<blocked>`. */
export type BlockEvent = UserBlocked | UserUnblocked;

export type Block = { readonly status: 'off' } | { readonly status: 'on'; readonly since: Instant };

export const noBlock: Block = { status: 'off' };

export function evolveBlock(_state: Block, event: BlockEvent): Block {
  switch (event.type) {
    case 'user-blocked':
      return { status: 'on', since: event.data.at };
    case 'user-unblocked':
      return noBlock;
    default:
      return unreachable(event);
  }
}

/** Sets the state asked for: whoever sends it has resolved the toggle. */
export type SetBlock = Command<
  'set-block',
  { readonly userId: UserId; readonly blockedId: UserId; readonly on: boolean; readonly at: Instant }
>;

export type BlockCommand = SetBlock;
export type BlockRefusal = Refusal<'self-block'>;

/** Anybody blocks anybody but themselves. */
function decideBlock({ data }: BlockCommand, state: Block): Decision<BlockEvent, BlockRefusal> {
  const { userId, blockedId, on, at } = data;
  if (userId === blockedId) return refused({ code: 'self-block' });
  if (on === (state.status === 'on')) return accepted();
  return accepted({ type: on ? 'user-blocked' : 'user-unblocked', data: { userId, blockedId, at } });
}

export const blockDecider: Decider<Block, BlockCommand, BlockEvent, BlockRefusal> = {
  initial: noBlock,
  evolve: evolveBlock,
  decide: decideBlock,
};
