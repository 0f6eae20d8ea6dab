import { builtOnce } from '@meikan/domain';
import { diffArrays } from 'diff';

/** A stretch of a text compared with the one before: what stayed, went, or came. */
export type Piece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

const segmenter = builtOnce(() => new Intl.Segmenter('ja', { granularity: 'word' }));

/** A text in its words and what stands between them. */
export const wordsOfText = (text: string): readonly string[] =>
  [...segmenter().segment(text)].map(({ segment }) => segment);

/**
 * With more items gone and come than these, two texts count as replaced: the time grows with their square. Of the longest texts
 * that there are, of 4,000 characters, only those with next to nothing in common have so many.
 */
const MOST_EDITS = 4000;

/** What became of a text, word by word; for lists item by item. */
export function diffOf(before: readonly string[], after: readonly string[]): readonly Piece[] {
  const replaced = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS }) ?? replaced;
  return parts.flatMap(({ value, removed, added }) => {
    const kind = removed ? 'gone' : added ? 'new' : 'same';
    return value.map((text) => ({ kind, text }));
  });
}

/** Neighbours of one kind in one piece, as they are drawn. */
export function joined(pieces: readonly Piece[]): readonly Piece[] {
  const longer: Piece[] = [];
  for (const piece of pieces) {
    const last = longer.at(-1);
    if (last?.kind === piece.kind) longer[longer.length - 1] = { ...last, text: last.text + piece.text };
    else longer.push(piece);
  }
  return longer;
}

/** With less than this in common, two texts are read one after the other: marks between single words would only confuse. */
const ALIKE = 1 / 3;

/** Two texts compared word by word. */
export function wordDiff(before: string, after: string): readonly Piece[] {
  const pieces = joined(diffOf(wordsOfText(before), wordsOfText(after)));
  const shared = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  if (shared >= Math.max(before.length, after.length) * ALIKE) return pieces;
  const whole: readonly Piece[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
  return whole.filter(({ text }) => text !== '');
}
