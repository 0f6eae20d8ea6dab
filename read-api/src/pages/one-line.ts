const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
/** No text is segmented further than this many UTF-16 units: what is cut off is never shown. */
const LOOKED_AT = 2000;

/** A text as one line of at most `longest` graphemes, the last of them 「…」 where it goes on. */
export function oneLine(text: string, longest: number): string {
  const line = text.slice(0, LOOKED_AT).replace(/\s+/gu, ' ').trim();
  const clusters = [...graphemes.segment(line)].map(({ segment }) => segment);
  if (clusters.length <= longest) return line;
  return `${clusters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
