import { claimedBy, type UsageEvent } from '@meikan/domain';
import type { CountChange } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type UsageRow, usageTable } from '../read-model/tables/usage.table.ts';

/** Who uses which service, from `usage-<holder>_<service>`. */
export const usageProjector = relationshipProjector<UsageRow, UsageEvent>({
  category: 'usage',
  table: usageTable,
  keyOf: ({ data }) => [data.holder.id, data.serviceId],
  on: {
    'usage-declared': (row, { data }) => ({
      holder_id: data.holder.id,
      holder_kind: data.holder.kind,
      service_id: data.serviceId,
      usage_type: data.usageType,
      since: data.since,
      comment: data.comment,
      registered_at: row?.registered_at ?? data.at,
      // What is claimed by the other side now is another claim.
      verdict: row && claimedBy(row.usage_type) === claimedBy(data.usageType) ? row.verdict : null,
    }),
    'usage-withdrawn': () => null,
    'usage-judged': (row, { data }) => row && { ...row, verdict: data.verdict },
  },
  counts: (row) => (row.verdict === 'hidden' ? [] : countsOf(row)),
  touched: (row) => [
    { kind: row.holder_kind === 'user' ? 'person' : 'company', id: row.holder_id, search: 'own' },
    { kind: 'company', id: row.service_id, search: 'none' },
  ],
});

const countsOf = (row: UsageRow): readonly CountChange[] =>
  row.holder_kind === 'user'
    ? [
        { table: 'person', id: row.holder_id, column: 'use_service_count', by: 1 },
        { table: 'company', id: row.service_id, column: 'user_count', by: 1, of: row.holder_id },
      ]
    : [
        { table: 'company', id: row.holder_id, column: 'using_count', by: 1 },
        { table: 'company', id: row.service_id, column: 'used_by_count', by: 1 },
      ];
