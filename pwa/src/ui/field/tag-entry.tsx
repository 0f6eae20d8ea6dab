import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { activeOptionId, type ListOption, OptionList } from '../combobox/option-list.tsx';
import { useOptionKeys } from '../combobox/use-option-keys.ts';
import type { ControlIds } from './field.tsx';
import { fieldTexts as texts } from './texts.ts';
import type { useTagEntry } from './use-tag-entry.ts';
import { isButtonPressed, useUnread } from './use-unread.ts';

type Props = {
  readonly control: ControlIds;
  readonly entry: ReturnType<typeof useTagEntry>;
  readonly suggestions: readonly ListOption[];
  readonly wrong: boolean;
  /** No more tags may be added: but for what was left over, nothing is written. The field keeps the focus, for Backspace. */
  readonly full: boolean;
  readonly placeholder: string | undefined;
  readonly onRemoveLast: () => void;
  /** The chosen tags, before the field in its box. */
  readonly children: ReactNode;
};

/** The field of the next tag with its suggestions: a combobox. What happens is said to screen readers. */
export function TagEntry({ control, entry, suggestions, wrong, full, placeholder, onRemoveLast, children }: Props) {
  const listId = useId();
  const input = useUnread(entry.draft === '' ? undefined : (entry.error ?? texts.tagOpen));
  const { open, setOpen, options } = useDrop(entry.draft, suggestions);
  const keys = useOptionKeys({
    options,
    onPick: ({ id }) => entry.pick(id),
    onEnter: () => entry.take(entry.draft),
    ...(open && { onEscape: () => setOpen(false) }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && entry.draft === '') onRemoveLast();
    else keys.onKeyDown(event);
  };
  const takeRest = (quiet: boolean) => entry.draft !== '' && entry.take(entry.draft, '', quiet);
  return (
    <>
      <div className={wrong ? 'inp inp-e inp-tags' : 'inp inp-tags'}>
        {children}
        <input
          {...control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={activeOptionId(listId, options, keys.activeId)}
          // Escape closes the suggestions first, and the dialog around them only then.
          data-mantine-stop-propagation={open}
          autoComplete="off"
          enterKeyHint="done"
          value={entry.draft}
          placeholder={placeholder}
          readOnly={full && entry.draft === ''}
          onChange={(event) => {
            setOpen(true);
            entry.onInput(event);
          }}
          onCompositionEnd={entry.onCompositionEnd}
          onKeyDown={onKeyDown}
          onBlur={() => takeRest(isButtonPressed())}
          onInvalid={() => takeRest(false)}
        />
      </div>
      <OptionList
        id={listId}
        label={texts.suggestions}
        options={options}
        activeId={keys.activeId}
        onPoint={keys.point}
        onPick={entry.pick}
      />
      <p className="sr" role="status">
        {open ? texts.suggested(options.length) : entry.said}
      </p>
    </>
  );
}

const NONE: readonly ListOption[] = [];

/** Suggestions stand below what is being typed until Escape. */
function useDrop(draft: string, suggestions: readonly ListOption[]) {
  const [wanted, setOpen] = useState(false);
  const open = wanted && draft !== '' && suggestions.length > 0;
  return { open, setOpen, options: open ? suggestions : NONE };
}
