import { endSessions, readSessions, type SessionAnswer, sendSessionsCode } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useCommand } from '../../../api/api-query.ts';
import { useMailedCode } from '../mailed-code/use-mailed-code.ts';

export type Ending = ReturnType<typeof useEnding>;

/** Ends those of the other sessions that are chosen, by a mailed code. `isDone` until the next time begins. */
export function useEnding(others: readonly SessionAnswer[]) {
  const client = useQueryClient();
  const [picked, choose] = useState<readonly string[] | null>(null);
  const [isDone, setDone] = useState(false);
  const ending = useCommand(endSessions, []);
  const chosen = chosenOf(others, picked);
  const run = (code: string) =>
    ending.mutate(
      { body: { code, sessions: [...chosen] } },
      {
        onSuccess(answer) {
          client.setQueryData(apiQuery(readSessions, {}).queryKey, answer);
          setDone(true);
          choose(null);
          mailed.forget();
        },
      },
    );
  const mailed = useMailedCode(sendSessionsCode, { ...ending, run });
  return { chosen, choose, mailed, isDone, begin: () => setDone(false) };
}

/** The only one there is needs not be chosen, and one that has ended by itself is no more. */
function chosenOf(others: readonly SessionAnswer[], picked: readonly string[] | null): readonly string[] {
  const ids = others.map(({ id }) => id);
  if (picked === null) return ids.length === 1 ? ids : [];
  return ids.filter((id) => picked.includes(id));
}
