import { listReports } from '@meikan/contracts';
import { apiQuery } from '../../../api/api-query.ts';
import { AdminQueue } from '../queue/admin-queue.tsx';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';
import { ThingRow } from './thing-row.tsx';
import { useRuling } from './use-ruling.ts';

/** What was reported: what waits for an answer, and what had one. */
export function AdminReportsPage() {
  const ruling = useRuling();
  return (
    <AdminQueue
      texts={texts}
      queryOf={(query) => apiQuery(listReports, { query })}
      rowOf={(thing) => (
        <ThingRow key={`${thing.target.kind} ${thing.target.id} ${thing.upTo}`} thing={thing} ruling={ruling} />
      )}
    />
  );
}
