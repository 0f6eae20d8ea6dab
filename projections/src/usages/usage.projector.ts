import { claimedBy, type UsageEvent, type UsageType } from '@meikan/domain';
import { arrivalOf } from '../page-fold/arrival.ts';
import type { CountChange } from '../page-fold/projector.ts';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type UsageRow, usageTable } from '../read-model/tables/usage.table.ts';

/** What was said of a claim holds while it is declared anew; what the other side claims is another one. */
const verdictOn = (row: UsageRow | null, usageType: UsageType): Pick<UsageRow, 'verdict' | 'verdict_at'> =>
  row && claimedBy(row.usage_type) === claimedBy(usageType)
    ? { verdict: row.verdict, verdict_at: row.verdict_at }
    : { verdict: null, verdict_at: null };

/** Who uses which service, from `usage-<holder>_<service>`. */
export const usageProjector = relationshipProjector<UsageRow, UsageEvent>({
  category: 'usage',
  table: usageTable,
  keyOf: ({ data }) => [data.holder.id, data.serviceId],
  on: {
    'usage-declared': (row, { data, ...written }) => ({
      holder_id: data.holder.id,
      holder_kind: data.holder.kind,
      service_id: data.serviceId,
      usage_type: data.usageType,
      since: data.since,
      comment: data.comment,
      registered_at: row?.registered_at ?? data.at,
      arrived_at: row?.arrived_at ?? arrivalOf(written, data.at),
      ...verdictOn(row, data.usageType),
    }),
    'usage-withdrawn': () => null,
    'usage-judged': (row, { data, ...written }) =>
      row && { ...row, verdict: data.verdict, verdict_at: arrivalOf(written, data.at) },
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
