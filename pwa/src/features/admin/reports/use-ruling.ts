import { giveRuling, listReports, type ReportedThing, withdrawRuling } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { type Notice, notify } from '../../../ui/index.ts';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';

/** How the reports of things are answered, with a way back at once. */
export type Ruling = {
  /** Hides the thing for a reason; null answers that there is nothing to hide. */
  readonly give: (thing: ReportedThing, hiddenFor: string | null) => void;
  readonly takeBack: (thing: ReportedThing) => void;
  readonly busy: boolean;
};

function doneWords({ target }: ReportedThing, hiddenFor: string | null): string {
  if (hiddenFor !== null) return texts.done.hidden;
  return target.standing === 'shown' ? texts.done.kept : texts.done.closed;
}

export function useRuling(): Ruling {
  const giving = useCommand(giveRuling, [listReports]);
  const takingBack = useCommand(withdrawRuling, [listReports]);
  const heard = useHeard();
  const takeBack = ({ target: { kind, id }, upTo }: ReportedThing) =>
    void heard(takingBack.mutateAsync({ params: { kind, id }, body: { upTo } }), { text: texts.takenBack });
  const give = (thing: ReportedThing, hiddenFor: string | null) => {
    const { kind, id } = thing.target;
    const action = { label: texts.undo, run: () => takeBack(thing) };
    const body = { hiddenFor, upTo: thing.upTo };
    void heard(giving.mutateAsync({ params: { kind, id }, body }), { text: doneWords(thing, hiddenFor), action });
  };
  return { give, takeBack, busy: giving.isPending || takingBack.isPending };
}

/** Tells what became of something sent. Awaited, because the way back outlives the page, and callbacks of `mutate` do not. */
function useHeard() {
  const client = useQueryClient();
  return async (sent: Promise<unknown>, done: Notice) => {
    try {
      await sent;
      notify(done);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      notify({ tone: 'alert', text: failureWords(error) });
      // The server's no mostly means that another admin was first: what is shown is out of date.
      if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: [listReports.name] });
    }
  };
}
