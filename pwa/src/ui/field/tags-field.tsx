import { tagKey } from '@meikan/domain';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { TagEntry } from './tag-entry.tsx';
import { fieldTexts as texts } from './texts.ts';
import { useTagEntry } from './use-tag-entry.ts';

type Props = Omit<FieldFrame, 'limit'> & {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly most?: number;
  readonly placeholder?: string;
  /** What is typed of the next tag; ask for suggestions when it has rested, and not while an input method composes it. */
  readonly onDraft?: (draft: string, composing: boolean) => void;
  /** Shown below, without those already chosen; five at most. */
  readonly suggestions?: readonly string[];
};

const SUGGESTIONS = 5;

/**
 * Tags: Enter, white space of either width and commas end one, unless an input method is composing.
 * What is left in the field counts as a tag when the field is left; what can be none stays there, and holds the form.
 */
export function TagsField({ tags, onChange, most = 5, placeholder, onDraft, suggestions = [], ...frame }: Props) {
  const entry = useTagEntry({ tags, onChange, most, onDraft });
  const error = entry.error ?? frame.error;
  const full = tags.length >= most;
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <TagEntry
          control={control}
          entry={entry}
          suggestions={full ? [] : freshOf(suggestions, tags)}
          wrong={error !== undefined}
          full={full}
          placeholder={tags.length === 0 ? placeholder : undefined}
          onRemoveLast={() => tags.slice(-1).forEach(entry.remove)}
        >
          {tags.map((tag) => (
            <Pill key={tag} tag={tag} onRemove={() => entry.remove(tag)} />
          ))}
        </TagEntry>
      )}
    </Field>
  );
}

const freshOf = (suggestions: readonly string[], tags: readonly string[]) =>
  suggestions
    .filter((tag) => !tags.some((taken) => tagKey(taken) === tagKey(tag)))
    .slice(0, SUGGESTIONS)
    .map((tag) => ({ id: tag, content: tag }));

function Pill({ tag, onRemove }: { readonly tag: string; readonly onRemove: () => void }) {
  return (
    <span className="pill">
      <span>{tag}</span>
      <button type="button" aria-label={texts.removeTag(tag)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
