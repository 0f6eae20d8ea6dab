const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as people count them: 👩‍👩‍👧 is one, が of two code points is one (product.md 1.3). */
export function graphemeCount(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}
