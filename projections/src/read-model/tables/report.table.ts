import type { ReportedKind, ReportReason } from '@meikan/domain';
import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** What somebody reported; whether it was answered, the rulings on the thing tell (`ruling`). */
export type ReportRow = RowOf<typeof reportTable>;

export const reportTable = defineTable({
  name: 'report',
  key: ['kind', 'target_id', 'user_id'],
  columns: {
    kind: text<ReportedKind>(),
    target_id: text(),
    user_id: text(),
    reason: text<ReportReason>(),
    text: text(),
    /** When it arrived: what was written without a network is seen by no admin before. */
    reported_at: text(),
  },
  indexes: {
    // Everybody reads what they reported, the latest first.
    report_of_reporter: '(user_id, reported_at desc)',
  },
});
