import { giveRuling, listReports, type ReportedThing, withdrawRuling } from '@meikan/contracts';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { notify } from '../../../ui/index.ts';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';

/** How the reports of things are answered, with a way back at once. */
export type Ruling = {
  /** Hides the thing for a reason; null answers that there is nothing to hide. */
  readonly give: (thing: ReportedThing, hiddenFor: string | null) => void;
  readonly takeBack: (thing: ReportedThing) => void;
  readonly busy: boolean;
};

const onError = (error: Error) => notify({ tone: 'alert', text: failureWords(error) });

function doneWords({ target }: ReportedThing, hiddenFor: string | null): string {
  if (hiddenFor !== null) return texts.done.hidden;
  return target.standing === 'shown' ? texts.done.kept : texts.done.closed;
}

export function useRuling(): Ruling {
  const giving = useCommand(giveRuling, [listReports]);
  const takingBack = useCommand(withdrawRuling, [listReports]);
  const takeBack = ({ target: { kind, id }, upTo }: ReportedThing) =>
    takingBack.mutate(
      { params: { kind, id }, body: { upTo } },
      { onSuccess: () => notify({ text: texts.takenBack }), onError },
    );
  const give = (thing: ReportedThing, hiddenFor: string | null) => {
    const { kind, id } = thing.target;
    const action = { label: texts.undo, run: () => takeBack(thing) };
    giving.mutate(
      { params: { kind, id }, body: { hiddenFor, upTo: thing.upTo } },
      { onSuccess: () => notify({ text: doneWords(thing, hiddenFor), action }), onError },
    );
  };
  return { give, takeBack, busy: giving.isPending || takingBack.isPending };
}
