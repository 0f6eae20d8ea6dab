import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { presentQueue } from '../sync/present.ts';
import type { Draft, Kept } from './draft.ts';
import { flushQuietly, keepDraft, keptDrafts } from './drafts.ts';

/** The draft of one open form: no other form that is open writes or takes it away, in whatever tab it stands. */
export type OpenDraft<T> = {
  /** What earlier openings of the form left behind, the newest that nobody is writing: it is this form's draft from now on. */
  readonly found: Promise<T | null>;
  /** Keeps what is being written; `null`: it is saved, or given up. */
  readonly keep: (draft: Draft | null) => void;
  /** The form is closed: what is kept of it is found by whoever opens that form next. */
  readonly close: () => void;
};

/** Each opening keeps its draft under a key of its own; an older app has kept it under the form's name alone. */
const MARK = '\n';
const newKey = (form: string) => form + MARK + uuidv7();
const formOf = (key: string) => key.split(MARK, 1)[0] ?? key;

/** The forms that are open in this page, by name. */
const openHere = new Map<string, Pick<OpenDraft<unknown>, 'keep'>>();
/** What forms that were closed here still have to write: what comes after them finds it. */
let closing: Promise<void> = Promise.resolve();

/**
 * Begins the draft of a form that is opened under this name. `read` says what the form makes of a draft that was left behind; of one
 * that it answers `null` to nothing is taken up. Whoever writes before it is found is not interrupted.
 */
export function openDraft<T>(form: string, read: (draft: Draft) => T | null): OpenDraft<T> {
  let key = newKey(form);
  let hold: Promise<LetGo | null> = holdPlace(nameOf(key));
  let isUntouched = true;
  const goOn = (taken: TakenUp<T> | null): T | null => {
    if (taken === null) return null;
    if (!isUntouched) {
      taken.letGo();
      return null;
    }
    void hold.then((letGo) => letGo?.());
    key = taken.key;
    hold = Promise.resolve(taken.letGo);
    return taken.found;
  };
  const found = takeUp(form, read).then(goOn);
  const end = async () => {
    // Whoever opened it hears of a failure; what is still being looked for may be held for a moment.
    await Promise.allSettled([found]);
    await flushQuietly();
    (await hold)?.();
  };
  const open: OpenDraft<T> = {
    found,
    keep(draft) {
      isUntouched = false;
      keepDraft(key, draft);
    },
    close() {
      isUntouched = false;
      if (openHere.get(form) === open) openHere.delete(form);
      closing = closing.then(end).catch(reportError);
    },
  };
  openHere.set(form, open);
  return open;
}

/** What the form of this name that is open in this page edits is gone: nothing of it is kept any more. */
export const forgetDraft = (form: string): void => openHere.get(form)?.keep(null);

/** What was left behind of every form whose name begins so, by that name: the newest of each, without what is being written now. */
export async function findDrafts(beginning: string): Promise<ReadonlyMap<string, Draft>> {
  await closing;
  const held = await heldPlaces();
  const free = (await keptDrafts(beginning)).filter(({ key }) => !held.has(nameOf(key)));
  return new Map(free.reverse().map(({ key, draft }) => [formOf(key), draft]));
}

type TakenUp<T> = { readonly key: string; readonly found: T; readonly letGo: LetGo };

async function takeUp<T>(form: string, read: (draft: Draft) => T | null): Promise<TakenUp<T> | null> {
  await closing;
  const own = ({ key }: Kept) => formOf(key) === form;
  for (const { key } of (await keptDrafts(form)).filter(own)) {
    const letGo = await holdPlace(nameOf(key));
    if (letGo === null) continue;
    // Whoever held it before may have saved it meanwhile.
    const still = (await keptDrafts(key)).find((kept) => kept.key === key);
    const found = still ? read(still.draft) : null;
    if (found !== null) return { key, found, letGo };
    letGo();
  }
  return null;
}

const nameOf = (key: string) => `meikan-draft ${presentQueue().account} ${key}`;

/** Lets go of a place; who holds none may call it too. */
type LetGo = () => void;

const nothing: LetGo = () => undefined;

/**
 * Holds a place among all tabs until it is let go or the page is gone; `null`: it is held already. Where the browser has no locks,
 * or refuses them, nobody holds anything.
 */
function holdPlace(name: string): Promise<LetGo | null> {
  if (!('locks' in navigator)) return Promise.resolve(nothing);
  return new Promise((resolve, reject) => {
    const work = (lock: Lock | null) =>
      lock === null ? resolve(null) : new Promise<void>((letGo) => resolve(() => letGo()));
    navigator.locks.request(name, { ifAvailable: true }, work).catch((error: unknown) => {
      if (error instanceof DOMException) resolve(nothing);
      else reject(error);
    });
  });
}

/** The places that are held now, in whatever tab. */
async function heldPlaces(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name));
  } catch (error) {
    if (error instanceof DOMException) return new Set();
    throw error;
  }
}

type Form<T> = {
  /** Under this name what is written is kept on the device: the form and the thing that it edits. */
  readonly name: string;
  readonly opened: boolean;
  /** What the form makes of a draft that was left behind; `null`: nothing. */
  readonly read: (draft: Draft) => T | null;
  /** Hears of what was left behind, if anything was, before anything is kept of this opening. */
  readonly goOn: (found: T) => void;
};

/** A form's own draft for as long as it is open (`openDraft`); answers what keeps it, the same function at every drawing. */
export function useOpenDraft<T>({ name, opened, read, goOn }: Form<T>): OpenDraft<T>['keep'] {
  const draft = useRef<OpenDraft<T> | null>(null);
  const readNow = useEffectEvent(read);
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    if (!opened) return undefined;
    const own = openDraft(name, (kept) => readNow(kept));
    draft.current = own;
    own.found.then((found) => found !== null && draft.current === own && goOnNow(found), reportError);
    return () => {
      draft.current = null;
      own.close();
    };
  }, [name, opened]);
  return useCallback((kept) => draft.current?.keep(kept), []);
}
