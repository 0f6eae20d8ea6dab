import { unreachable } from '../kernel/decider.ts';
import type { Instant } from '../kernel/ids.ts';
import type { BlockEvent } from './events.ts';

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
