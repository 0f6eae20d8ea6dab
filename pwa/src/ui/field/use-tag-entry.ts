import { endedTags, splitTags, type TakenTags, tag, takeTags, type ValidationCode } from '@meikan/domain';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { fieldTexts as texts } from './texts.ts';

type Props = {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly most: number;
  readonly onDraft: ((draft: string, composing: boolean) => void) | undefined;
};

/**
 * What is being typed into a tag field. Tags end by what stands in the field, not by which key brought it there: soft
 * keyboards name no keys (keyCode 229), and pasted text has none. Within a composition nothing ends.
 */
export function useTagEntry({ tags, onChange, most, onDraft }: Props) {
  const [draft, setDraft] = useState('');
  const [fault, setFault] = useState<ValidationCode | null>(null);
  const [said, setSaid] = useState('');
  const write = (text: string, composing = false) => {
    setDraft(text);
    setFault(null);
    onDraft?.(text, composing);
  };
  /** Makes tags of `ended`; `open` stays in the field. `quiet`: what is wrong is not said yet. */
  const take = (ended: string, open = '', quiet = false) => {
    const taken = takeTags(tags, ended, most);
    const added = taken.tags.slice(tags.length);
    if (added.length > 0) onChange(taken.tags);
    write([leftOf(taken, ended), open].filter((text) => text !== '').join(' '));
    setFault(quiet ? null : taken.fault);
    setSaid(saidOf(added, quiet ? null : taken.fault, taken.tags.length, most));
  };
  const typed = (text: string, pasted: boolean) => {
    const [ended, open] = endedTags(text);
    if (ended === '') write(text);
    else if (pasted) take(text);
    else take(ended, open);
  };
  return {
    draft,
    said,
    error: fault === null ? undefined : faultText(fault, most),
    take,
    /** Adds a tag as it stands, white space in it and all. */
    pick: (tag: string) => {
      onChange([...tags, tag]);
      write('');
      setSaid(saidOf([tag], null, tags.length + 1, most));
    },
    remove: (tag: string) => {
      onChange(tags.filter((other) => other !== tag));
      setFault(null);
      setSaid(texts.tagRemoved(tag));
    },
    onInput: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const input = nativeEvent instanceof InputEvent ? nativeEvent : null;
      if (input?.isComposing) write(target.value, true);
      else typed(target.value, input?.inputType === 'insertFromPaste');
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => typed(currentTarget.value, false),
  };
}

/** What no tag was made of: it stays in the field, where it is seen, and the form is not sent without it. */
function leftOf({ tags, left, fault }: TakenTags, ended: string): string {
  if (fault !== 'too-many') return left;
  const isTaken = (piece: string) => {
    const checked = tag(piece);
    return checked.ok ? tags.includes(checked.value) : checked.code === 'required';
  };
  return splitTags(ended)
    .filter((piece) => !isTaken(piece))
    .join(' ');
}

function faultText(fault: ValidationCode, most: number): string {
  if (fault === 'too-many') return texts.tagsFull(most);
  return fault === 'too-long' ? texts.tagTooLong : texts.tagUnfit;
}

function saidOf(added: readonly string[], fault: ValidationCode | null, count: number, most: number): string {
  const news = added.length > 0 ? texts.tagsAdded(added, count, most) : '';
  return fault === null ? news : `${news}${faultText(fault, most)}`;
}
