import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** A row is there only while the follow stands. */
export type FollowRow = RowOf<typeof followTable>;

export const followTable = defineTable({
  name: 'follow',
  key: ['user_id', 'target_kind', 'target_id'],
  columns: {
    user_id: text(),
    target_kind: text<'user' | 'company'>(),
    target_id: text(),
    since: text(),
    arrived_at: text(),
  },
  indexes: {
    // Whoever is followed is notified, of the newest first.
    follow_news: '(target_kind, target_id, arrived_at desc)',
    // Followers of a person or company, newest first.
    follow_target: '(target_kind, target_id, since desc, user_id)',
    // Whom a person follows, newest first.
    follow_newest: '(user_id, target_kind, since desc, target_id)',
  },
});
