import { listOwnershipRequests } from '@meikan/contracts';
import { apiQuery } from '../../../api/api-query.ts';
import { AdminQueue } from '../queue/admin-queue.tsx';
import { Answering, useAnswering } from './answering.tsx';
import { ownershipQueueTexts as texts } from './ownership-queue.texts.ts';
import { RequestRow } from './request-row.tsx';

/** Who asks to edit a page: those who wait for an answer, and those who had one. */
export function AdminOwnershipPage() {
  const answering = useAnswering();
  return (
    <>
      <AdminQueue
        texts={texts}
        queryOf={(query) => apiQuery(listOwnershipRequests, { query })}
        rowOf={(request) => (
          <RequestRow
            key={`${request.company.id} ${request.requester.id}`}
            request={request}
            onAnswer={answering.ask}
          />
        )}
      />
      <Answering {...answering} />
    </>
  );
}
