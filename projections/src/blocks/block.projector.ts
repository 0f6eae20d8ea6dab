import type { BlockEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type BlockRow, blockTable } from '../read-model/tables/block.table.ts';

/** Who blocks whom, from `block-<user>_<blocked>`. */
export const blockProjector = relationshipProjector<BlockRow, BlockEvent>({
  category: 'block',
  table: blockTable,
  keyOf: ({ data }) => [data.userId, data.blockedId],
  on: {
    'user-blocked': (_, { data }) => ({ user_id: data.userId, blocked_id: data.blockedId, since: data.at }),
    'user-unblocked': () => null,
  },
  counts: () => [],
  // Nobody hears of it: it would be told to the blocked person too.
  touched: () => [],
});
