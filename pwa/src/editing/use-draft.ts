import type { Shown } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Draft as Kept } from '../offline/drafts/draft.ts';
import { restored } from '../offline/drafts/draft.ts';
import { useOpenDraft } from '../offline/drafts/open-draft.ts';
import { readShown } from '../offline/index.ts';
import type { Failure } from './failure.ts';

const NOTHING_WRONG: Failure = { message: '', fields: {} };

/** What a person is writing, from the moment a dialog opens until it closes. */
export type Draft<V> = {
  readonly values: V;
  /** Changes some fields, named as in the body. It is a new command then, with a key of its own. */
  readonly set: (changes: Partial<V>) => void;
  readonly dirty: boolean;
  readonly failure: Failure;
  readonly fail: (failure: Failure) => void;
  /** The server said no to it: it goes as a new command from now on, since the no is remembered under the old key (F29). */
  readonly refuse: (failure: Failure) => void;
  /** The same for every attempt to send the same values, so that a repeat is recognised. */
  readonly key: string;
  /** What was edited when writing began, before the page was lost it may be. What has become of it since is found by that (F37). */
  readonly shown: Shown | undefined;
  /** Whether it goes on where an earlier opening broke off. */
  readonly restored: boolean;
  /** Gives up what is written and begins anew with what stands there. */
  readonly startOver: () => void;
  /** It is saved, or given up: nothing of it is kept any more. */
  readonly forget: () => void;
};

export type Form<V> = {
  /** Under this name what is written is kept on the device: the form and the thing that it edits. */
  readonly name: string;
  readonly opened: boolean;
  readonly initial: V;
  readonly shown: Shown | undefined;
};

/**
 * Begins with `initial` at every opening, or with what was being written when the page was lost (F18). What came back from a failed
 * attempt is never thrown away, nor what another tab is writing in the same form.
 */
export function useDraft<V extends object>({ name, opened, initial, shown }: Form<V>): Draft<V> {
  const [state, setState] = useState(() => begin(initial, shown));
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setState(begin(initial, shown));
  }
  const keep = useKeeping(name, opened, state, setState);
  return {
    values: state.values,
    set: (changes) => setState((now) => changed(now, changes)),
    dirty: opened && !sameValue(state.values, state.first),
    failure: state.failure,
    fail: (failure) => setState((now) => ({ ...now, failure })),
    refuse: (failure) => setState((now) => ({ ...now, failure, key: uuidv7() })),
    key: state.key,
    shown: state.shown,
    restored: state.restored,
    startOver: () => setState({ ...begin(initial, shown), touched: true }),
    forget: () => keep(null),
  };
}

type State<V> = {
  readonly values: V;
  readonly first: V;
  readonly failure: Failure;
  readonly key: string;
  readonly shown: Shown | undefined;
  readonly restored: boolean;
  /** Whether anything was written yet: until then what the device keeps of the form stays as it is. */
  readonly touched: boolean;
};

const begin = <V>(initial: V, shown: Shown | undefined): State<V> => ({
  values: initial,
  first: initial,
  failure: NOTHING_WRONG,
  key: uuidv7(),
  shown,
  restored: false,
  touched: false,
});

/** Goes on with what was left of a form when it opens, and keeps every change; answers what keeps them. */
function useKeeping<V extends object>(
  name: string,
  opened: boolean,
  state: State<V>,
  setState: (next: (now: State<V>) => State<V>) => void,
): (draft: Kept | null) => void {
  const keep = useOpenDraft({
    name,
    opened,
    read: (kept) => (restored(state.first, kept) === null ? null : kept),
    goOn: (kept) => setState((now) => wentOn(now, kept)),
  });
  useEffect(() => {
    if (!opened || !state.touched) return;
    const { values, first, key: id, shown } = state;
    keep(sameValue(values, first) ? null : { values, first, id, ...(shown && { shown }) });
  }, [opened, state, keep]);
  return keep;
}

/** Whoever has begun to write meanwhile is not interrupted. */
function wentOn<V extends object>(now: State<V>, kept: Kept): State<V> {
  const values = now.touched ? null : restored(now.first, kept);
  if (values === null) return now;
  return { ...now, values, key: kept.id, shown: readShown(kept.shown) ?? now.shown, restored: true, touched: true };
}

function changed<V extends object>(now: State<V>, changes: Partial<V>): State<V> {
  const values = { ...now.values, ...changes };
  if (sameValue(now.values, values)) return now;
  const failure = mended(now.failure, Object.keys(changes));
  return { ...now, values, failure, key: uuidv7(), touched: true };
}

/** Faults of fields that were just written are no longer shown; they are found again if they are still there. */
function mended({ message, fields }: Failure, written: readonly string[]): Failure {
  const left = Object.entries(fields).filter(([path]) => !written.includes(path.split('.')[0] ?? ''));
  return left.length === 0 ? NOTHING_WRONG : { message, fields: Object.fromEntries(left) };
}
