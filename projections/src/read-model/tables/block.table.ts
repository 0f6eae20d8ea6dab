import type { TableDefinition } from '../table-definition.ts';

/** A row is there only while the block stands. */
export type BlockRow = { user_id: string; blocked_id: string; since: string };

export const blockTable: TableDefinition<BlockRow> = {
  name: 'block',
  key: ['user_id', 'blocked_id'],
  columns: { user_id: 'text', blocked_id: 'text', since: 'text' },
  ddl: (schema) => [
    `create table ${schema}.block (user_id text not null, blocked_id text not null, since text not null,
      primary key (user_id, blocked_id))`,
    // Who blocks a person: their follows do not count.
    `create index block_blocked on ${schema}.block (blocked_id, user_id)`,
  ],
};
