import type { ReportedKind, ReportReason } from '@meikan/domain';
import { orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** What an admin has said to the reports of a thing that came after the ruling before, until `up_to`. */
export type RulingRow = RowOf<typeof rulingTable>;

export const rulingTable = defineTable({
  name: 'ruling',
  // Of a report the first ruling that is not older tells.
  key: ['kind', 'target_id', 'up_to'],
  columns: {
    kind: text<ReportedKind>(),
    target_id: text(),
    up_to: text(),
    hidden_for: orNull(text<ReportReason>()),
    ruled_at: text(),
  },
  indexes: {
    // What was answered, the latest first.
    ruling_newest: '(ruled_at desc, kind, target_id)',
  },
});
