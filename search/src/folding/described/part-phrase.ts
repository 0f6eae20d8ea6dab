import { japaneseWords } from './japanese-words.ts';
import { type Dictionary, kindMeantBy, kindNamedBy, type Vocabulary } from './vocabulary.ts';
import { ENDINGS, FUNCTION_WORDS, WEAK_WORDS } from './words-left-out.ts';

/** A word of a description as it was typed, in folded width, and how much it counts. */
export type Word = { readonly text: string; readonly weight: number };

const WEAK = 0.3;
/**
 * Runs of one script; kanji and hiragana belong to the same words (一ノ瀬, 茅ヶ崎 too), katakana and Latin to words of their own, but
 * for a single letter behind katakana (シリーズB).
 */
const RUN =
  /\d+(?:\.\d+)?[年月日人名時間分歳代円%万億件回週度社]{0,3}(?:以上|以下|以内|未満)?|(?<native>(?:[\p{Script=Han}\p{Script=Hiragana}々〆ヶ]|(?<=\p{Script=Han})[ノツケ](?=\p{Script=Han}))+)|[\p{Script=Katakana}ー]+(?:[a-z](?![a-z0-9]))?|[a-z0-9][a-z0-9+#]*(?:[.&/-][a-z0-9+#]+)*/gu;

/**
 * The words of a phrase in folded width (`foldWidth`), without those that only join others. A word of `vocabulary` is never cut;
 * the rest is parted where the script changes, and kanji and hiragana by the platform's dictionary; what that cuts and the vocabulary's
 * knows (突き合わせ) stays one word.
 */
export function partPhrase(phrase: string, { words, akin }: Vocabulary): Word[] {
  return between(phrase, words).flatMap(({ text, known }) => {
    if (known) return [weighed(text)];
    return [...text.matchAll(RUN)].flatMap((run) => {
      if (run.groups?.native === undefined) return [weighed(run[0])];
      return nativeWords(segmentsOf(run[0], akin), LETTER.test(text.charAt(run.index - 1)));
    });
  });
}

type Piece = { readonly text: string; readonly known: boolean };
const LETTER = /[\p{L}\p{N}ー]/u;

function between(phrase: string, words: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of phrase.matchAll(words)) {
    pieces.push({ text: phrase.slice(from, match.index), known: false }, { text: match[0], known: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: phrase.slice(from), known: false }];
}

/** Segments of the platform that are one word of a dictionary. */
const MOST_JOINED = 4;

function segmentsOf(run: string, akin: Dictionary): string[] {
  const segments = Array.from(japaneseWords.segment(run), ({ segment }) => segment);
  const words: string[] = [];
  let from = 0;
  while (from < segments.length) {
    const first = segments[from] ?? '';
    const joined = FUNCTION_WORDS.has(first)
      ? undefined
      : longestJoined(segments.slice(from, from + MOST_JOINED), akin);
    words.push(joined?.join('') ?? first);
    from += joined?.length ?? 1;
  }
  return words;
}

/** The most of the segments that together are a word of the dictionary; undefined where no two are. */
function longestJoined(segments: readonly string[], akin: Dictionary): readonly string[] | undefined {
  for (let count = segments.length; count > 1; count -= 1) {
    const joined = segments.slice(0, count);
    if (akin(joined.join('')).length > 0) return joined;
  }
  return undefined;
}

/** @param joined whether the run goes on right behind a word in another script that no table knows */
function nativeWords(segments: readonly string[], joined: boolean): Word[] {
  return segments.flatMap((segment, index) => {
    if (FUNCTION_WORDS.has(segment)) return [];
    const previous = segments[index - 1];
    const isEnding = previous === undefined ? joined : !FUNCTION_WORDS.has(previous);
    // つくる人 and カレー店 speak of a kind of page by their last character.
    const speaksOfKind = kindNamedBy(segment) !== undefined || kindMeantBy(segment) !== undefined;
    if (isEnding && ENDINGS.has(segment) && !speaksOfKind) return [];
    // Two kana by themselves are rarely a word; those that are stand in the vocabulary.
    return /^\p{Script=Hiragana}{1,2}$/u.test(segment) ? [] : [weighed(segment)];
  });
}

function weighed(text: string): Word {
  return { text, weight: WEAK_WORDS.has(text) ? WEAK : 1 };
}
