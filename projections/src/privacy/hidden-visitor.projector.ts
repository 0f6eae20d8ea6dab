import type { PrivacyEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type HiddenVisitorRow, hiddenVisitorTable } from '../read-model/tables/hidden-visitor.table.ts';

/** Who stays unseen where they visit, from `privacy-<user>`. */
export const hiddenVisitorProjector = relationshipProjector<HiddenVisitorRow, PrivacyEvent>({
  category: 'privacy',
  table: hiddenVisitorTable,
  keyOf: ({ data }) => [data.userId],
  on: {
    'footprints-hidden': (_, { data }) => ({ user_id: data.userId, since: data.at }),
    'footprints-shown': () => null,
  },
  counts: () => [],
  // Nobody's page shows it: it must not be told abroad who stays unseen.
  touched: () => [],
});
