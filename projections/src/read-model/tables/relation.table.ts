import type { Verdict } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** Two companies are related; entered by `company_id`, shown on both pages. A row is there only while types stand. `verdict`: what the other one says of it. */
export type RelationRow = {
  company_id: string;
  other_id: string;
  types: string[];
  since: string;
  verdict: Verdict | null;
};

export const relationTable: TableDefinition<RelationRow> = {
  name: 'relation',
  key: ['company_id', 'other_id'],
  columns: {
    company_id: 'text',
    other_id: 'text',
    types: 'text[]',
    since: 'text',
    verdict: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.relation (company_id text not null, other_id text not null, types text[] not null, since text not null,
      verdict text, primary key (company_id, other_id))`,
    // The same relation seen from the other page.
    `create index relation_other on ${schema}.relation (other_id, company_id)`,
  ],
};
