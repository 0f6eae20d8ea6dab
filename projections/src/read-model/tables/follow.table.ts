import type { TableDefinition } from '../table-definition.ts';

/** A row is there only while the follow stands. */
export type FollowRow = { user_id: string; target_kind: 'user' | 'company'; target_id: string; since: string };

export const followTable: TableDefinition<FollowRow> = {
  name: 'follow',
  key: ['user_id', 'target_kind', 'target_id'],
  columns: {
    user_id: 'text',
    target_kind: 'text',
    target_id: 'text',
    since: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.follow (user_id text not null, target_kind text not null, target_id text not null, since text not null,
      primary key (user_id, target_kind, target_id))`,
    // Followers of a person or company, newest first.
    `create index follow_target on ${schema}.follow (target_kind, target_id, since desc, user_id)`,
    // Whom a person follows, newest first.
    `create index follow_newest on ${schema}.follow (user_id, target_kind, since desc, target_id)`,
  ],
};
