import { graphemesOf } from '../type/runs.ts';

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** No line begins with these, and none ends with those (line-break: strict). */
const NOT_FIRST =
  /^[\s、。，．・：；？！?!,.:;)\]｝」』】〉》）］〕’”ー～…‥々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜]/u;
const NOT_LAST = /[([｛「『【〈《（［〔‘“]$/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** A phrase that has become this long may end anywhere. */
const LONG = 12;

const segmentsOf = (text: string) => [...words.segment(text)].map(({ segment }) => segment);

/**
 * Where a line of a heading may end: after a phrase. What follows a word in hiragana belongs to it, as in
 * 「word-break: auto-phrase」, foreign words in katakana stay whole, and 禁則 holds.
 */
export function phrasesOf(text: string): string[] {
  return joined(segmentsOf(text), (phrase, next) => sticks(phrase, next) || continues(phrase, next));
}

/** Where a line of running text may end: after every character but within words of Latin letters and figures, and 禁則 holds. */
export function lettersOf(text: string): string[] {
  const parts = segmentsOf(text).flatMap((word) =>
    /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? [word] : graphemesOf(word),
  );
  return joined(parts, sticks);
}

/** The smallest parts between which a line may end where a phrase is longer than it: characters, with 禁則. */
export const atomsOf = (phrase: string): string[] => joined(graphemesOf(phrase), sticks);

function joined(parts: readonly string[], belongs: (before: string, next: string) => boolean): string[] {
  const groups: string[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last !== undefined && belongs(last, part)) groups.splice(-1, 1, last + part);
    else groups.push(part);
  }
  return groups;
}

const sticks = (before: string, next: string) => NOT_FIRST.test(next) || NOT_LAST.test(before);

function continues(phrase: string, next: string): boolean {
  if (phrase.length + next.length > LONG) return false;
  if (HIRAGANA.test(next)) return /[\p{L}\p{N}]$/u.test(phrase);
  return /[\p{Script=Katakana}ー]$/u.test(phrase) && /^\p{Script=Katakana}/u.test(next);
}
