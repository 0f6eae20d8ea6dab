import { builtOnce } from '../kernel/built-once.ts';

const segmenter = builtOnce(() => new Intl.Segmenter('ja', { granularity: 'grapheme' }));

/** What a reader sees as one character each: an emoji family, or a letter with its marks. */
export const graphemesOf = (text: string): Iterable<Intl.SegmentData> => segmenter().segment(text);

/** How many characters a reader sees. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** The beginning of a text, `max` graphemes of it at most: what every cut of a text is made by. */
export function firstGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of graphemesOf(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
