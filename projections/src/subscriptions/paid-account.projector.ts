import type { SubscriptionEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type PaidAccountRow, paidAccountTable } from '../read-model/tables/paid-account.table.ts';

/** Which accounts are on the paid plan and since when, or when they left it, from `subscription-<account>`. */
export const paidAccountProjector = relationshipProjector<PaidAccountRow, SubscriptionEvent>({
  category: 'subscription',
  table: paidAccountTable,
  keyOf: ({ data }) => [data.accountId],
  on: {
    'paid-plan-granted': (_, { data }) => ({ account_id: data.accountId, since: data.at, until: null }),
    'paid-plan-ended': (row, { data }) => row && { ...row, until: data.at },
  },
  counts: () => [],
  touched: (row) => [{ kind: 'person', id: row.account_id, search: 'none' }],
});
