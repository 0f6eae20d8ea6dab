import { type ReactNode, useEffect, useRef } from 'react';
import './option-list.css';

/** An option below a field. */
export type ListOption = { readonly id: string; readonly content: ReactNode };

type Props = {
  /** Of the list; the options' own ids begin with it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly activeId: string | null;
  readonly onPoint: (id: string) => void;
  readonly onPick: (id: string) => void;
};

/** What a field's `aria-activedescendant` names. A position, because what is listed may hold white space. */
export function activeOptionId(listId: string, options: readonly { readonly id: string }[], activeId: string | null) {
  const at = options.findIndex(({ id }) => id === activeId);
  return at < 0 ? undefined : `${listId}-${at}`;
}

/** The listbox of a field. The field keeps the focus and hears the keys. */
export function OptionList({ id, label, options, activeId, onPoint, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const pointed = activeOptionId(id, options, activeId);
  const count = options.length;
  useEffect(() => {
    // Below the edge of a dialog nobody would see that there is something to pick.
    const seen = pointed === undefined ? list.current : document.getElementById(pointed);
    if (count > 0) seen?.scrollIntoView({ block: 'nearest' });
  }, [count, pointed]);
  if (count === 0) return null;
  return (
    <div ref={list} className="pop opts" role="listbox" id={id} aria-label={label}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === activeId}
          className={option.id === activeId ? 'opts__i on' : 'opts__i'}
          onPointerMove={() => onPoint(option.id)}
          // Without this the field would lose the focus, and take the half-typed word too.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option.id)}
        >
          {option.content}
        </div>
      ))}
    </div>
  );
}
