import { japaneseWords } from './japanese-words.ts';
import { kindMeantBy, kindNamedBy } from './vocabulary.ts';
import { ENDINGS, FUNCTION_WORDS, WEAK_WORDS } from './words-left-out.ts';

/** A word of a description as it was typed, in folded width, and how much it counts. */
export type Word = { readonly text: string; readonly weight: number };

const WEAK = 0.3;
/** Runs of one script; kanji and hiragana belong to the same words (一ノ瀬, 茅ヶ崎 too), katakana and Latin to words of their own. */
const RUN =
  /\d+(?:\.\d+)?[年月日人名時間分歳代円%万億件回週度社]{0,3}(?:以上|以下|以内|未満)?|(?<native>(?:[\p{Script=Han}\p{Script=Hiragana}々〆ヶ]|(?<=\p{Script=Han})[ノツケ](?=\p{Script=Han}))+)|[\p{Script=Katakana}ー]+|[a-z0-9][a-z0-9+#]*(?:[.&/-][a-z0-9+#]+)*/gu;

/**
 * The words of a phrase in folded width (`foldWidth`), without those that only join others. A word of `vocabulary` is never cut;
 * the rest is parted where the script changes, and kanji and hiragana by the platform's dictionary.
 */
export function partPhrase(phrase: string, vocabulary: RegExp): Word[] {
  return between(phrase, vocabulary).flatMap(({ text, known }) => {
    if (known) return [weighed(text)];
    return [...text.matchAll(RUN)].flatMap((run) => {
      if (run.groups?.native === undefined) return [weighed(run[0])];
      return nativeWords(run[0], LETTER.test(text.charAt(run.index - 1)));
    });
  });
}

type Piece = { readonly text: string; readonly known: boolean };
const LETTER = /[\p{L}\p{N}ー]/u;

function between(phrase: string, vocabulary: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of phrase.matchAll(vocabulary)) {
    pieces.push({ text: phrase.slice(from, match.index), known: false }, { text: match[0], known: true });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: phrase.slice(from), known: false }];
}

/** @param joined whether the run goes on right behind a word in another script that no table knows */
function nativeWords(run: string, joined: boolean): Word[] {
  const segments = Array.from(japaneseWords.segment(run), ({ segment }) => segment);
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
