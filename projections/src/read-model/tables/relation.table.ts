import type { Verdict } from '@meikan/domain';
import { orNull, text, texts } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** Two companies are related; entered by `company_id`, shown on both pages. A row is there only while types stand. */
export type RelationRow = RowOf<typeof relationTable>;

export const relationTable = defineTable({
  name: 'relation',
  key: ['company_id', 'other_id'],
  columns: {
    company_id: text(),
    other_id: text(),
    types: texts(),
    since: text(),
    arrived_at: text(),
    /** What the other one says of it. */
    verdict: orNull(text<Verdict>()),
    verdict_at: orNull(text()),
  },
  indexes: {
    // The same relation seen from the other page.
    relation_other: '(other_id, company_id)',
  },
});
