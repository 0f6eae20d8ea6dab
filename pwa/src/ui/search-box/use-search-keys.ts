import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { belongsToIme } from '../ime.ts';
import type { SearchOption } from './search-options.ts';

type Wishes = {
  readonly options: readonly SearchOption[];
  readonly onPick: (option: SearchOption) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

/** ↑ and ↓ move over the options, Enter opens the one (or the whole search), Esc closes; keys of an IME are its own. */
export function useSearchKeys({ options, onPick, onSubmit, onClose }: Wishes) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.findIndex(({ id }) => id === activeId);
  const move = (step: 1 | -1) => {
    const next = active < 0 ? (step === 1 ? 0 : options.length - 1) : (active + step + options.length) % options.length;
    setActiveId(options[next]?.id ?? null);
  };
  const confirm = () => {
    const option = options[active];
    if (option) onPick(option);
    else onSubmit();
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: confirm,
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || belongsToIme(event)) return;
    event.preventDefault();
    act();
  };
  return { activeId: options[active]?.id ?? null, onKeyDown, point: setActiveId };
}

/** `/` puts the cursor into the field, unless somebody is writing or the field is not shown. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const writing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || writing || event.metaKey || event.ctrlKey || !field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
