import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from './draft.ts';
import { type OpenDraft, openDraft } from './open-draft.ts';

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
