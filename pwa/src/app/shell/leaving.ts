import { japanDay } from '@meikan/contracts';
import { saveFile } from '../../device/save-file.ts';
import {
  exportWaiting,
  type Fate,
  type Left,
  leave,
  lookAtWaiting,
  sendWaiting,
  type Waiting,
} from '../../offline/accounts/leave.ts';
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

const isNothing = ({ edits, drafts }: Waiting) => edits === 0 && drafts === 0;

/**
 * A sign-out, from the request to its end (F19): asks as long as something would be lost. `become` hears of each step; one object
 * serves all sign-outs of a page.
 */
export function leavingActions(become: (leaving: Leaving) => void): LeavingActions {
  // What was tried may end when its person has long chosen another way.
  let turn = 0;
  const ask = (next: Leaving) => {
    turn += 1;
    become(next);
  };
  const go = async (fate: Fate) => {
    ask({ kind: 'going' });
    const left = await carryOut(fate);
    become(left === null ? { kind: 'staying' } : { kind: 'gone', fate, told: left.told });
  };

  // Nobody is signed out without knowing what would be lost by it.
  const goOrAsk = async (waiting: Waiting, said: 'not-sent' | null) =>
    isNothing(waiting) ? go('wiped') : ask({ kind: 'asking', waiting, said });

  async function begin() {
    const waiting = await orTell(lookAtWaiting());
    if (waiting !== null) await goOrAsk(waiting, null);
  }
  async function send(before: Waiting) {
    ask({ kind: 'sending', waiting: before });
    const own = turn;
    const waiting = (await orTell(sendWaiting())) ?? before;
    if (own === turn) await goOrAsk(waiting, waiting.edits > 0 ? 'not-sent' : null);
  }
  async function save(waiting: Waiting) {
    if (await saved()) ask({ kind: 'asking', waiting, said: 'saved' });
  }

  return {
    begin: () => void begin(),
    send: (waiting) => void send(waiting),
    keep: () => void go('sealed'),
    save: (waiting) => void save(waiting),
    discard: (waiting) => ask({ kind: 'discarding', waiting }),
    discardNow: () => void go('wiped'),
    stay: () => ask({ kind: 'staying' }),
  };
}

async function orTell(looked: Promise<Waiting>): Promise<Waiting | null> {
  try {
    return await looked;
  } catch (error) {
    notify({ text: texts.unknown, tone: 'alert' });
    reportError(error);
    return null;
  }
}

/** Goes, and says loudly what did not: nobody may believe a shared device to be clean when it is not (F41). */
async function carryOut(fate: Fate): Promise<Left | null> {
  try {
    const left = await leave(fate);
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
    saveFile(await exportWaiting(), texts.saveName(japanDay(Date.now())));
    return true;
  } catch (error) {
    notify({ text: texts.notSaved, tone: 'alert' });
    reportError(error);
    return false;
  }
}
