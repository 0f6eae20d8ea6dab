import {
  isOwnershipRequestEvent,
  type OwnerAdded,
  type OwnershipRequestEvent,
  type PersonRemoved,
} from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type OwnershipRequestRow, ownershipRequestTable } from '../read-model/tables/ownership-request.table.ts';

const changed = (row: OwnershipRequestRow | null, change: Partial<OwnershipRequestRow>): OwnershipRequestRow | null =>
  row === null ? null : { ...row, ...change };

/** Who asks to edit a page, each person's latest request, from `companymembers-<company>`. */
export const ownershipRequestProjector = relationshipProjector<
  OwnershipRequestRow,
  OwnershipRequestEvent | OwnerAdded | PersonRemoved
>({
  category: 'companymembers',
  isOthers: (event) =>
    !isOwnershipRequestEvent(event) && event.type !== 'owner-added' && event.type !== 'person-removed',
  table: ownershipRequestTable,
  keyOf: ({ data }) => [data.companyId, data.userId],
  on: {
    'ownership-requested': (_, { data }) => ({
      company_id: data.companyId,
      user_id: data.userId,
      standing: data.expiresAt === null ? 'open' : 'mailed',
      message: data.message,
      address: data.address,
      expires_at: data.expiresAt,
      asked_at: data.at,
      ...{ proved_domain: null, reason: null, answered_at: null },
    }),
    // What the mail holds is nobody's who reads.
    'ownership-proof-issued': (row) => row,
    'ownership-proved': (row, { data }) => changed(row, { standing: 'open', proved_domain: data.domain }),
    'ownership-granted': (row, { data }) => changed(row, { standing: 'granted', answered_at: data.at }),
    'ownership-declined': (row, { data }) =>
      changed(row, { standing: 'declined', reason: data.reason, answered_at: data.at }),
    'ownership-request-withdrawn': (row, { data }) => changed(row, { standing: 'withdrawn', answered_at: data.at }),
    'person-removed': () => null,
    // Whoever has come to own the page, by whatever way, asks no more.
    'owner-added': (row, { data }) =>
      row?.standing === 'open' || row?.standing === 'mailed'
        ? { ...row, standing: 'granted', answered_at: data.at }
        : row,
  },
  counts: () => [],
  // Only who asks and admins see it, who ask anew after what they do.
  touched: () => [],
});
