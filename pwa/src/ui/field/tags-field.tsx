import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { belongsToIme } from '../ime.ts';
import { addTag } from './add-tag.ts';
import { Field, type FieldFrame } from './field.tsx';
import { fieldTexts as texts } from './texts.ts';

type Props = Omit<FieldFrame, 'limit'> & {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly most?: number;
  readonly placeholder?: string;
  /** Ask for suggestions here, 300 ms after the last key (company-side 5). */
  readonly onDraft?: (draft: string) => void;
  /** Shown below, without those already chosen; five at most. */
  readonly suggestions?: readonly string[];
};

/** U+3000 is the full-width space, U+3001 the Japanese comma. */
const SEPARATORS = new Set(['Enter', ' ', ',', '\u3000', '\u3001']);

/**
 * Tags: Enter, space and the full-width space end one, unless an input method is composing (product.md 1.2, 9).
 * What is left in the field counts as a tag when the field is left.
 */
export function TagsField({ tags, onChange, most = 5, placeholder, onDraft, suggestions = [], ...frame }: Props) {
  const [draft, setDraft] = useState('');
  const write = (text: string) => {
    setDraft(text);
    onDraft?.(text);
  };
  const add = (text: string) => {
    onChange(addTag(tags, text, most));
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (belongsToIme(event)) return;
    if (SEPARATORS.has(event.key)) {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '') onChange(tags.slice(0, -1));
  };
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <div className={frame.error ? 'inp inp-e inp-tags' : 'inp inp-tags'}>
            {tags.map((tag) => (
              <Pill key={tag} tag={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))} />
            ))}
            <input
              {...control}
              value={draft}
              placeholder={tags.length === 0 ? placeholder : undefined}
              disabled={tags.length >= most}
              enterKeyHint="done"
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => draft.trim() !== '' && add(draft)}
            />
          </div>
          <Suggestions suggestions={suggestions.filter((tag) => !tags.includes(tag)).slice(0, 5)} onPick={add} />
        </>
      )}
    </Field>
  );
}

function Pill({ tag, onRemove }: { readonly tag: string; readonly onRemove: () => void }) {
  return (
    <span className="pill">
      {tag}
      <button type="button" aria-label={texts.removeTag(tag)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}

type SuggestionsProps = { readonly suggestions: readonly string[]; readonly onPick: (tag: string) => void };

function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="pop sug">
      {suggestions.map((tag) => (
        <button
          key={tag}
          type="button"
          className="sug__i"
          // The field keeps the focus, so that leaving it does not add the half-typed word too.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(tag)}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}
