import { accepted, type Decider, type Decision, refused } from '../kernel/decider.ts';
import { type Block, evolveBlock, noBlock } from './block.ts';
import type { BlockCommand, BlockRefusal } from './commands.ts';
import type { BlockEvent } from './events.ts';

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
