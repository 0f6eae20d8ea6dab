import type { Json } from '@meikan/contracts';
import { useMemo } from 'react';
import { CheckList, TextArea } from '../../../ui/forms.ts';
import { lineOf } from '../value-lines.ts';
import { allItems, draftOf, nameOf, type Sides } from './sides.ts';
import { conflictTexts as texts } from './texts.ts';

type Props = {
  readonly sides: Sides;
  readonly way: 'text' | 'list';
  /** What was written so far; the proposal before. */
  readonly written: Json | undefined;
  readonly onWrite: (written: Json) => void;
};

/** Both changes in one: a text to write on, or the items of a list to keep. */
export function BothEditor({ sides, way, written, onWrite }: Props) {
  const draft = useMemo(() => draftOf(sides), [sides]);
  const value = written ?? draft.value;
  const label = texts.written(nameOf(sides));
  const clashes = draft.clashes > 0 ? texts.clashes(draft.clashes) : '';
  if (way === 'text') {
    const help = texts.bothText + clashes;
    return (
      <TextArea label={label} help={help} rows={3} value={typeof value === 'string' ? value : ''} onChange={onWrite} />
    );
  }
  const items = itemsByKey(sides);
  const kept = Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
  // The order is the proposal's; what is taken in by hand follows.
  const write = (keys: readonly string[]) => onWrite(keys.flatMap((key) => items.get(key) ?? []));
  return (
    <>
      <CheckList
        label={label}
        choices={[...items].map(([key, item]) => ({ value: key, label: lineOf(sides.facts.part(0), item) }))}
        values={kept}
        onChange={write}
      />
      <p className="field__h">{texts.bothList + clashes}</p>
    </>
  );
}

const itemsByKey = (sides: Sides): ReadonlyMap<string, Json> =>
  new Map(allItems(sides).map((item) => [JSON.stringify(item), item]));
