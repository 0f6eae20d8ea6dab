import type { RulingEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type RulingRow, rulingTable } from '../read-model/tables/ruling.table.ts';

/** What admins said to the reports of a thing, from `ruling-<kind>.<target>`. */
export const rulingProjector = relationshipProjector<RulingRow, RulingEvent>({
  category: 'ruling',
  table: rulingTable,
  keyOf: ({ data: { target, upTo } }) => [target.kind, target.id, upTo],
  on: {
    'ruling-given': (_, { data: { target, hiddenFor, upTo, at } }) => ({
      ...{ kind: target.kind, target_id: target.id, up_to: upTo, hidden_for: hiddenFor, ruled_at: at },
    }),
    'ruling-withdrawn': () => null,
  },
  counts: () => [],
  // What is hidden tells of itself.
  touched: () => [],
});
