import { sameValue } from '@meikan/domain';
import { useState } from 'react';
import { uuidV7 } from '../../../api/uuid-v7.ts';
import type { Failure } from './failure.ts';

const NOTHING_WRONG: Failure = { message: '', fields: {} };

/** What a person is writing, from the moment a dialog opens until it closes. */
export type Draft<V> = {
  readonly values: V;
  /** Changes some fields, named as in the body. It is a new wish then, with a key of its own. */
  readonly set: (changes: Partial<V>) => void;
  readonly dirty: boolean;
  readonly failure: Failure;
  readonly fail: (failure: Failure) => void;
  /** The same for every attempt to send the same values, so that a repeat is recognised. */
  readonly key: string;
};

/** Begins with `initial` at every opening; what came back from a failed request is never thrown away. */
export function useDraft<V extends object>(opened: boolean, initial: V): Draft<V> {
  const [state, setState] = useState(() => begin(initial));
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setState(begin(initial));
  }
  return {
    values: state.values,
    set: (changes) => setState((now) => changed(now, changes)),
    dirty: opened && !sameValue(state.values, state.first),
    failure: state.failure,
    fail: (failure) => setState((now) => ({ ...now, failure })),
    key: state.key,
  };
}

const begin = <V>(initial: V) => ({ values: initial, first: initial, failure: NOTHING_WRONG, key: uuidV7() });

type State<V> = ReturnType<typeof begin<V>>;

const changed = <V extends object>(now: State<V>, changes: Partial<V>): State<V> => {
  const values = { ...now.values, ...changes };
  if (sameValue(now.values, values)) return now;
  return { ...now, values, key: uuidV7(), failure: mended(now.failure, Object.keys(changes)) };
};

/** Faults of fields that were just written are no longer shown; they are found again if they are still there. */
function mended({ message, fields }: Failure, written: readonly string[]): Failure {
  const left = Object.entries(fields).filter(([path]) => !written.includes(path.split('.')[0] ?? ''));
  return left.length === 0 ? NOTHING_WRONG : { message, fields: Object.fromEntries(left) };
}
