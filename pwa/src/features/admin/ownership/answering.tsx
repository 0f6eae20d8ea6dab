import { answerOwnershipRequest, type ListedOwnershipRequest, listOwnershipRequests } from '@meikan/contracts';
import { useState } from 'react';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { ConfirmDialog, notify, ReasonDialog } from '../../../ui/index.ts';
import { ownershipQueueTexts as texts } from './ownership-queue.texts.ts';

/** Which request is about to be answered, and how. */
export type Asking = { readonly request: ListedOwnershipRequest; readonly granted: boolean };

type Props = ReturnType<typeof useAnswering>;

/** What an admin is about to answer. */
export function useAnswering() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { mutate, isPending } = useCommand(answerOwnershipRequest, [listOwnershipRequests]);
  const answer = ({ request, granted }: Asking, reason: string) => {
    const params = { id: request.company.id, userId: request.requester.id };
    mutate(
      { params, body: granted ? { granted } : { granted, reason } },
      {
        onSuccess: () => {
          setAsking(null);
          notify({ text: granted ? texts.grant.done : texts.decline.done });
        },
        onError: (error) => {
          setAsking(null);
          notify({ tone: 'alert', text: failureWords(error) });
        },
      },
    );
  };
  return { asking, busy: isPending, ask: setAsking, answer };
}

/** Asks before the answer is sent: it cannot be taken back by pressing again. What was asked last stays written while it fades out. */
export function Answering({ asking, busy, ask, answer }: Props) {
  const [shown, setShown] = useState(asking);
  if (asking !== null && asking !== shown) setShown(asking);
  if (shown === null) return null;
  const { company, requester } = shown.request;
  const words = shown.granted ? texts.grant : texts.decline;
  const said = { title: words.title(company.name), body: words.body(requester.name), confirm: words.open };
  return (
    <>
      <ConfirmDialog
        opened={asking?.granted === true}
        title={said.title}
        confirm={said.confirm}
        busy={busy}
        onConfirm={() => answer(shown, '')}
        onCancel={() => ask(null)}
      >
        {said.body}
      </ConfirmDialog>
      <ReasonDialog
        opened={asking?.granted === false}
        asked={said}
        busy={busy}
        onConfirm={(reason) => answer(shown, reason)}
        onCancel={() => ask(null)}
      />
    </>
  );
}
