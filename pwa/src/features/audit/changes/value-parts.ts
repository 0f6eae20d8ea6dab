import { builtOnce } from '@meikan/domain';
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

/** A text in pieces: `changed` ones stand on one side of the comparison only. */
export type Piece = { readonly text: string; readonly changed: boolean };
export type Pieces = { readonly before: readonly Piece[]; readonly after: readonly Piece[] };

/** What two texts have in common at their beginning and end is plain, what lies between is changed. */
export function textPieces(before: string, after: string): Pieces {
  const [old, young] = [characters(before), characters(after)];
  const head = commonLength(old, young);
  const tail = commonLength(old.slice(head).reverse(), young.slice(head).reverse());
  const cut = (all: readonly string[]) =>
    [
      { text: all.slice(0, head).join(''), changed: false },
      { text: all.slice(head, all.length - tail).join(''), changed: true },
      { text: all.slice(all.length - tail).join(''), changed: false },
    ].filter(({ text }) => text !== '');
  return { before: cut(old), after: cut(young) };
}

/** The items of two lists; those that the other list does not hold are changed. */
export function itemPieces(before: readonly string[], after: readonly string[]): Pieces {
  const beside = (items: readonly string[], others: readonly string[]) =>
    items.map((text) => ({ text, changed: !others.includes(text) }));
  return { before: beside(before, after), after: beside(after, before) };
}

const segmenter = builtOnce(() => new Intl.Segmenter('ja', { granularity: 'grapheme' }));
const characters = (text: string): string[] => [...segmenter().segment(text)].map(({ segment }) => segment);

function commonLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, index) => character !== other[index]);
  return differs === -1 ? Math.min(one.length, other.length) : differs;
}
