import { builtOnce } from '@meikan/domain';
import { commonRun } from './common-run.ts';

/** A stretch of a text compared with the one before: what stayed, went, or came. */
export type Piece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string };

const segmenter = builtOnce(() => new Intl.Segmenter('ja', { granularity: 'word' }));

/** A text in its words and what stands between them. */
export const wordsOfText = (text: string): readonly string[] =>
  [...segmenter().segment(text)].map(({ segment }) => segment);

/** What became of a text, word by word; for lists item by item. */
export function diffOf(before: readonly string[], after: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let [old, young] = [0, 0];
  const upTo = (i: number, j: number) => {
    for (const text of before.slice(old, i)) pieces.push({ kind: 'gone', text });
    for (const text of after.slice(young, j)) pieces.push({ kind: 'new', text });
  };
  for (const [i, j] of commonRun(before, after)) {
    upTo(i, j);
    pieces.push({ kind: 'same', text: after[j] ?? '' });
    [old, young] = [i + 1, j + 1];
  }
  upTo(before.length, after.length);
  return pieces;
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
