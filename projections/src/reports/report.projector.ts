import type { ReportEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type ReportRow, reportTable } from '../read-model/tables/report.table.ts';

/** Who reported what, each person's latest report of a thing, from `report-<user>_<kind>.<target>`. */
export const reportProjector = relationshipProjector<ReportRow, ReportEvent>({
  category: 'report',
  table: reportTable,
  keyOf: ({ data: { target, userId } }) => [target.kind, target.id, userId],
  on: {
    'thing-reported': (_, { data, recordedAt }) => ({
      ...{ kind: data.target.kind, target_id: data.target.id, user_id: data.userId },
      ...{ reason: data.reason, text: data.text, reported_at: recordedAt },
    }),
    'report-withdrawn': () => null,
    'reporter-forgotten': (row) => row && { ...row, text: '' },
  },
  counts: () => [],
  // Nobody hears of it: it would be told to whom it is about.
  touched: () => [],
});
