import { fold, foldWidth } from '../fold.ts';
import { type FoldedQuery, foldQuery, MAX_QUERY_LENGTH, withoutUnfinishedKana } from '../query.ts';
import { japaneseWords } from './japanese-words.ts';
import { partPhrase, type Word } from './part-phrase.ts';
import { kindMeantBy, kindNamedBy, ownVocabulary, type Vocabulary } from './vocabulary.ts';
import { FUNCTION_WORDS } from './words-left-out.ts';

/** One way to write a term, folded; its weight is less than 1 where it says nearly the same. */
export type Form = { readonly text: string; readonly weight: number };
/** One thing that is asked for, in all its forms, the typed one first. */
export type Term = {
  readonly forms: readonly Form[];
  /** Parts of the word, for where no page holds it in any form. */
  readonly parts: readonly Form[];
  readonly weight: number;
};
/** What a text asks for where it describes rather than names: its terms, and the kind of page it speaks of. */
export type Description = {
  readonly query: FoldedQuery;
  readonly terms: readonly Term[];
  readonly kind: string | undefined;
};

/** Words of a phrase; 森の図書館 with two may be a name. */
const PHRASE = 3;
const MAX_DESCRIBED = 8;
const MAX_FORMS = 16;

/** Reads a text as a description; no terms when it holds no words of its own, undefined when nothing searchable was typed. */
export function describe(text: string, vocabulary: Vocabulary = ownVocabulary): Description | undefined {
  const query = foldQuery(text);
  if (query === undefined) return undefined;
  const words = wordsOf(text, vocabulary);
  // The head of a Japanese phrase comes last.
  const kind = words
    .map((word) => kindNamedBy(word.text) ?? kindMeantBy(word.text))
    .findLast((each) => each !== undefined);
  const isUnfinished = withoutUnfinishedKana(query) !== undefined;
  const isPhrase = !isUnfinished && words.length >= PHRASE && fold(textOf(words)) !== query.whole;
  const asked = askedFor(words);
  // Whoever types one word wants first who says it.
  const same = asked.length === 1 ? SAME_ALONE : SAME;
  return { query: { ...query, isPhrase }, terms: asked.map((word) => termOf(word, vocabulary, same)), kind };
}

/** A word of a description, and what else it is looked for by, as people write it. */
export type ReadWord = { readonly word: string; readonly others: readonly string[] };

/** How a text is read where it describes; without the words that only name a kind of page. */
export function readWords(text: string, vocabulary: Vocabulary = ownVocabulary): ReadWord[] {
  return askedFor(wordsOf(text, vocabulary)).map((word) => {
    const forms = new Set(termOf(word, vocabulary, SAME).forms.map((form) => form.text));
    const called = [...vocabulary.others(word.text), ...vocabulary.akin(word.text)];
    const spelled = new Map(called.map((other) => [fold(other), other]));
    spelled.delete(fold(word.text));
    return { word: word.text, others: [...spelled].flatMap(([key, other]) => (forms.has(key) ? [other] : [])) };
  });
}

const wordsOf = (text: string, vocabulary: Vocabulary): readonly Word[] =>
  partPhrase(foldWidth(text, MAX_QUERY_LENGTH).trim(), vocabulary);

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join('');

/** The words that are looked for, each once. A kana says nothing, and by itself no single character does that is no kanji. */
function askedFor(words: readonly Word[]): readonly Word[] {
  const telling = words.filter((word) => kindNamedBy(word.text) === undefined && !isOneKana(word.text));
  const each = [...new Map(telling.map((word) => [fold(word.text), word])).values()];
  const [only] = each;
  if (each.length === 1 && only !== undefined && isOneCharacter(only.text) && !isKanji(only.text)) return [];
  return each.slice(0, MAX_DESCRIBED);
}

/** What a word of the same meaning counts, and what it counts where nothing else is asked for. */
const SAME = 0.8;
const SAME_ALONE = 0.35;
/** What is left of it where only a dictionary says that it means the same. */
const AKIN = 0.7;
/** A kanji by itself stands in many words. */
const ONE_CHARACTER = 0.5;

function termOf({ text, weight }: Word, vocabulary: Vocabulary, same: number): Term {
  const forms = new Map<string, Form>();
  const others = vocabulary.others(text).map((other) => ({ text: fold(other), weight: same }));
  const akin = vocabulary.akin(text).map((other) => ({ text: fold(other), weight: same * AKIN }));
  for (const form of [{ text: fold(text), weight: 1 }, ...inflected(text), ...others, ...akin])
    if (form.text !== '' && !forms.has(form.text)) forms.set(form.text, form);
  return {
    forms: [...forms.values()].slice(0, MAX_FORMS),
    parts: partsOf(text),
    weight: isOneCharacter(text) ? weight * ONE_CHARACTER : weight,
  };
}

const isOneCharacter = (text: string): boolean => Array.from(text).length === 1;
const isOneKana = (text: string): boolean => /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);
const isKanji = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** The words that a word is made of, then its kanji: 飛び込み営業 has to do with 営業. */
function partsOf(word: string): Form[] {
  const words = Array.from(japaneseWords.segment(word), ({ segment }) => segment);
  const telling = words.filter((part) => part !== word && !isOneCharacter(part) && !FUNCTION_WORDS.has(part));
  return [...telling.map((part) => ({ text: fold(part), weight: 0.8 })), ...kanjiOf(word)];
}

/** Two kanji of a longer compound, and each kanji of a word: 農作業 has to do with 作業, 酪農 with 農業. */
function kanjiOf(word: string): Form[] {
  const kanji = Array.from(/^\p{Script=Han}+/u.exec(word)?.[0] ?? '');
  if (kanji.length < 2) return [];
  const pairs =
    kanji.length === 2 ? [] : kanji.slice(1).map((sign, at) => ({ text: `${kanji[at]}${sign}`, weight: 0.6 }));
  return [...pairs, ...kanji.map((sign) => ({ text: sign, weight: 0.3 }))].map((form) => ({
    ...form,
    text: fold(form.text),
  }));
}

const STEM = /^(?<kanji>\p{Script=Han}+)(?<ending>\p{Script=Hiragana}+)$/u;

/** A verb or adjective by what stays when it is inflected: 働く is met by 働き. */
function inflected(word: string): Form[] {
  const { kanji, ending } = STEM.exec(word)?.groups ?? {};
  if (kanji === undefined || ending === undefined) return [];
  const begun = ending.length > 1 ? [{ text: fold(kanji + ending.charAt(0)), weight: 0.9 }] : [];
  return [...begun, { text: fold(kanji), weight: kanji.length > 1 ? 0.9 : 0.4 }];
}
