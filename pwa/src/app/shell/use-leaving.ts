import { useRef, useState } from 'react';
import { dayInName, saveFile } from '../../features/sync/save-file.ts';
import type { Fate, Left, Waiting } from '../../offline/accounts/leave.ts';
import { notify } from '../../ui/index.ts';
import { signOutTexts as texts } from './sign-out.texts.ts';

/** How far a sign-out has come. */
export type Leaving =
  | { readonly kind: 'staying' }
  /** `said`: what came of the way that was tried before. */
  | { readonly kind: 'asking'; readonly waiting: Waiting; readonly said: 'not-sent' | 'saved' | null }
  | { readonly kind: 'sending'; readonly waiting: Waiting }
  | { readonly kind: 'discarding'; readonly waiting: Waiting }
  | { readonly kind: 'going' }
  | { readonly kind: 'gone'; readonly fate: Fate; readonly told: boolean };

export type LeavingActions = {
  begin(): void;
  send(waiting: Waiting): void;
  keep(): void;
  save(waiting: Waiting): void;
  /** Asks once more, before `discardNow`. */
  discard(waiting: Waiting): void;
  discardNow(): void;
  stay(): void;
};

/** It brings a database with it, which no visitor needs. */
const door = () => import('../../offline/accounts/leave.ts');
const isNothing = ({ edits, drafts }: Waiting) => edits === 0 && drafts === 0;

/** A sign-out, from the wish to its end (offline.md F19): asks as long as something would be lost. */
export function useLeaving(): readonly [Leaving, LeavingActions] {
  const [leaving, become] = useState<Leaving>({ kind: 'staying' });
  // What was tried ends later than its person may have chosen another way.
  const turn = useRef(0);

  async function begin() {
    const waiting = await (await door()).lookAtWaiting();
    if (isNothing(waiting)) await go('wiped');
    else become({ kind: 'asking', waiting, said: null });
  }
  async function send(before: Waiting) {
    turn.current += 1;
    const own = turn.current;
    become({ kind: 'sending', waiting: before });
    const waiting = await (await door()).sendWaiting();
    if (own !== turn.current) return;
    if (isNothing(waiting)) await go('wiped');
    else become({ kind: 'asking', waiting, said: waiting.edits > 0 ? 'not-sent' : null });
  }
  async function go(fate: Fate) {
    turn.current += 1;
    become({ kind: 'going' });
    const left = await carryOut(fate);
    become(left === null ? { kind: 'staying' } : { kind: 'gone', fate, told: left.told });
  }
  function ask(next: Leaving) {
    turn.current += 1;
    become(next);
  }
  async function save(waiting: Waiting) {
    if (await saved()) ask({ kind: 'asking', waiting, said: 'saved' });
  }

  return [
    leaving,
    {
      begin: () => void begin(),
      send: (waiting) => void send(waiting),
      keep: () => void go('sealed'),
      save: (waiting) => void save(waiting),
      discard: (waiting) => ask({ kind: 'discarding', waiting }),
      discardNow: () => void go('wiped'),
      stay: () => ask({ kind: 'staying' }),
    },
  ];
}

/** Goes, and says loudly what did not: nobody may believe a shared device to be clean when it is not (offline.md F41). */
async function carryOut(fate: Fate): Promise<Left | null> {
  try {
    const left = await (await door()).leave(fate);
    if (left.leftovers.length > 0) {
      notify({ text: texts.leftovers, tone: 'alert' });
      reportError(new Error(`left after a sign-out: ${left.leftovers.join(', ')}`));
    }
    return left;
  } catch (error) {
    notify({ text: fate === 'sealed' ? texts.notSealed : texts.leftovers, tone: 'alert' });
    reportError(error);
    return null;
  }
}

async function saved(): Promise<boolean> {
  try {
    saveFile(await (await door()).exportWaiting(), texts.saveName(dayInName(Date.now())));
    return true;
  } catch (error) {
    notify({ text: texts.notSaved, tone: 'alert' });
    reportError(error);
    return false;
  }
}
