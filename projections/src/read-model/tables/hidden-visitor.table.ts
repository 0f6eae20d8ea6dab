import type { TableDefinition } from '../table-definition.ts';

/** A row is there only while the person stays unseen where they visit. */
export type HiddenVisitorRow = { user_id: string; since: string };

export const hiddenVisitorTable: TableDefinition<HiddenVisitorRow> = {
  name: 'hidden_visitor',
  key: ['user_id'],
  columns: { user_id: 'text', since: 'text' },
  ddl: (schema) => [`create table ${schema}.hidden_visitor (user_id text primary key, since text not null)`],
};
