import type { RelationEvent } from '@meikan/domain';
import { arrivalOf } from '../page-fold/arrival.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type RelationRow, relationTable } from '../read-model/tables/relation.table.ts';

/** How companies are related, from `relation-<from>_<to>`. */
export const relationProjector = relationshipProjector<RelationRow, RelationEvent>({
  category: 'relation',
  table: relationTable,
  keyOf: ({ data }) => [data.fromCompanyId, data.toCompanyId],
  on: {
    'relation-added': (row, { data, ...written }) => ({
      company_id: data.fromCompanyId,
      other_id: data.toCompanyId,
      types: [...new Set([...(row?.types ?? []), data.relativeType])],
      since: row?.since ?? data.at,
      arrived_at: row?.arrived_at ?? arrivalOf(written, data.at),
      verdict: row?.verdict ?? null,
      verdict_at: row?.verdict_at ?? null,
    }),
    'relation-removed': (row, { data }) => {
      const types = (row?.types ?? []).filter((type) => type !== data.relativeType);
      return row && types.length > 0 ? { ...row, types } : null;
    },
    'relation-judged': (row, { data, ...written }) =>
      row && { ...row, verdict: data.verdict, verdict_at: arrivalOf(written, data.at) },
  },
  counts: () => [],
  touched: (row) => [
    { kind: 'company', id: row.company_id, search: 'none' },
    { kind: 'company', id: row.other_id, search: 'none' },
  ],
});
