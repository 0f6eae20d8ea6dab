import { foldCore } from './corporate-forms.ts';
import { fold, foldWidth, MAX_KEY_LENGTH } from './fold.ts';
import { englishInKana, kanaInEnglish } from './loans/loanwords.ts';
import { soundSkeleton } from './romaji.ts';

/** Characters of a query that count, as many as of the key that it is held against. */
export const MAX_QUERY_LENGTH = MAX_KEY_LENGTH;
export const MAX_TERMS = 5;
/** Shorter skeletons meet too much. */
const MIN_SOUND_LENGTH = 3;

/** What was typed, folded. Several words must all be met, in any order. */
export type FoldedQuery = {
  /** Width and case ignored only. */
  readonly plain: string;
  /** Everything typed as one key. */
  readonly whole: string;
  readonly terms: readonly string[];
  /** Sound skeleton of `whole`, or empty when it is too short or contains kanji. */
  readonly sound: string;
  /**
   * Whether it is several words with others between them that only join them (電話が苦手な営業). A name is rarely so long: it is not
   * cut by its scripts, nor is any part of a name thought to be left out of it.
   */
  readonly isPhrase: boolean;
};

/** Folds a query; `undefined` when nothing searchable was typed (an empty text, or signs alone). */
export function foldQuery(text: string): FoldedQuery | undefined {
  const plain = foldWidth(text, MAX_QUERY_LENGTH).trim();
  const terms = [...new Set(plain.split(/[\s\p{Z}]+/u).map((word) => fold(word)))]
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS);
  if (terms.length === 0) return undefined;
  const whole = fold(plain, MAX_QUERY_LENGTH);
  const sound = soundSkeleton(whole);
  return { plain, whole, terms, sound: sound.length >= MIN_SOUND_LENGTH ? sound : '', isPhrase: false };
}

const UNFINISHED = /(?:(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])[b-df-hj-np-tv-z]{1,2}|(?<=.)[ヴゔ])$/u;

/**
 * The query without what an input method shows before a syllable is whole, if it ends so: a consonant that waits for its
 * vowel (さくらd → さくら), or the ヴ of a ヴィ.
 */
export function withoutUnfinishedKana(query: FoldedQuery): FoldedQuery | undefined {
  const finished = query.plain.replace(UNFINISHED, '');
  return finished === query.plain ? undefined : foldQuery(finished);
}

/** The query without its corporate form, if it has one: people remember 株式会社 where 合同会社 is right. */
export function withoutForm(query: FoldedQuery): FoldedQuery | undefined {
  const core = foldCore(query.plain);
  return core === query.whole ? undefined : foldQuery(core);
}

/** The query with its loanwords in the other script: cloud for クラウド, クラウド for cloud. */
function inOtherScript(query: FoldedQuery): FoldedQuery[] {
  const changed = [englishInKana(query.terms), kanaInEnglish(query.terms)].map((words) => words.join(' '));
  return changed.filter((text) => text !== query.terms.join(' ')).flatMap((text) => foldQuery(text) ?? []);
}

/** Readings of a query from the strictest on; the first that finds anything is meant. */
export function queryReadings(query: FoldedQuery): FoldedQuery[] {
  const finished = withoutUnfinishedKana(query);
  const readings = [
    query,
    finished,
    withoutForm(query),
    ...(query.isPhrase ? [] : [splitByScript(finished ?? query)]),
    ...inOtherScript(query),
  ];
  return readings.filter((reading) => reading !== undefined);
}

/** Runs of one script; a single kana between two kanji belongs to them (一ノ瀬). */
const RUN =
  /(?:\p{Script=Han}+[ぁ-ん](?=\p{Script=Han}))*\p{Script=Han}+|[ぁ-ん]+|[a-z0-9+#]+|[^ぁ-んa-z0-9+#\p{Script=Han}]+/gu;

/** Cuts each term where the script changes (さとう電機 → さとう, 電機): half reading, half name. Undefined when nothing is cut. */
export function splitByScript(query: FoldedQuery): FoldedQuery | undefined {
  const runs = query.terms.flatMap((term) => term.match(RUN) ?? []);
  if (runs.length <= query.terms.length || runs.length > MAX_TERMS) return undefined;
  return { ...query, terms: runs };
}
