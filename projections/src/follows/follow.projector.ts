import type { FollowEvent } from '@meikan/domain';
import { arrivalOf } from '../page-fold/arrival.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type FollowRow, followTable } from '../read-model/tables/follow.table.ts';

/** Who follows whom, from `follow-<user>_<kind>.<target>`. */
export const followProjector = relationshipProjector<FollowRow, FollowEvent>({
  category: 'follow',
  table: followTable,
  keyOf: ({ data }) => [data.userId, data.target.kind, data.target.id],
  on: {
    'follow-started': (_, { data, ...written }) => ({
      user_id: data.userId,
      target_kind: data.target.kind,
      target_id: data.target.id,
      since: data.at,
      arrived_at: arrivalOf(written, data.at),
    }),
    'follow-ended': () => null,
  },
  counts: (row) => [
    {
      ...{
        table: row.target_kind === 'user' ? 'person' : 'company',
        id: row.target_id,
        column: 'follower_count',
        by: 1,
      },
      of: row.user_id,
    },
    ...(row.target_kind === 'user'
      ? [{ table: 'person', id: row.user_id, column: 'following_count', by: 1 } as const]
      : []),
  ],
  // A person's document ranks by followers, a company's by those of its X account.
  touched: (row) => [
    { kind: 'person', id: row.user_id, search: 'none' },
    row.target_kind === 'user'
      ? { kind: 'person', id: row.target_id, search: 'own' }
      : { kind: 'company', id: row.target_id, search: 'none' },
  ],
});
