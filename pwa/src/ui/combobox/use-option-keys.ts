import { type KeyboardEvent, useState } from 'react';

type Props<O> = {
  readonly options: readonly O[];
  readonly onPick: (option: O) => void;
  /** Enter while no option is pointed at; without it that Enter stays the form's. */
  readonly onEnter?: () => void;
  /** Without it Escape stays with whatever stands around. */
  readonly onEscape?: () => void;
};

/** ↑ and ↓ move over the options below a field, Enter picks the one, Esc closes. */
export function useOptionKeys<O extends { readonly id: string }>({ options, onPick, onEnter, onEscape }: Props<O>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.findIndex(({ id }) => id === activeId);
  const move = (step: 1 | -1) => {
    const next = active < 0 ? (step === 1 ? 0 : options.length - 1) : (active + step + options.length) % options.length;
    setActiveId(options[next]?.id ?? null);
  };
  const pointed = options[active];
  const moving = options.length > 0 ? move : undefined;
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: moving && (() => moving(1)),
    ArrowUp: moving && (() => moving(-1)),
    Enter: pointed ? () => onPick(pointed) : onEnter,
    Escape: onEscape,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { activeId: pointed?.id ?? null, onKeyDown, point: setActiveId };
}
