import { fold, foldWidth } from '../fold.ts';
import { LOANWORDS } from '../loans/loanwords.ts';
import { SAME_WORDS } from './words/index.ts';
import { KIND_WORDS, TRADE_WORDS } from './words/kinds.ts';

/** What else words are called, and which are never cut. */
export type Vocabulary = {
  /** Every known word in folded width, the longest first; global. */
  readonly words: RegExp;
  /** What else a word is called. */
  readonly others: (word: string) => readonly string[];
  /** What a dictionary calls it besides, which is less surely meant. */
  readonly akin: Dictionary;
};

/** What a word means besides, as it is written; nothing where the word is not known. */
export type Dictionary = (word: string) => readonly string[];
const NO_DICTIONARY: Dictionary = () => [];

/** A word and what else it is called; `oneWay`: it is met by the others, they are not by it. */
export type Meaning = { readonly word: string; readonly others: readonly string[]; readonly oneWay: boolean };

/** What stands behind a word is met by it; a line's first word and each of the others meet one another. */
function readTable(table: string): Meaning[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [words = [], behind] = line.split('>').map((side) => side.trim().split(/\s+/));
      const [word = '', ...others] = words;
      return { word, others: behind ?? others, oneWay: behind !== undefined };
    });
}

const ERA_YEAR = '(?:明治|大正|昭和|平成|令和)(?:元|\\d{1,2})年';

function vocabularyOf(meanings: readonly Meaning[], akin: Dictionary): Vocabulary {
  const known = new Set<string>();
  const byFolded = new Map<string, string[]>();
  const note = (word: string, others: readonly string[]) => {
    known.add(foldWidth(word));
    const noted = byFolded.get(fold(word)) ?? [];
    byFolded.set(fold(word), noted);
    noted.push(...others);
  };
  for (const { word, others, oneWay } of meanings) {
    note(word, others);
    if (!oneWay) for (const other of others) note(other, [word]);
  }
  return { words: anyWordOf(known), others: (word) => byFolded.get(fold(word)) ?? [], akin };
}

const OWN: readonly Meaning[] = [
  ...readTable(SAME_WORDS),
  ...LOANWORDS.map(({ english, katakana }) => ({ word: english, others: [katakana], oneWay: false })),
];

/** The words of the repository's tables. */
export const ownVocabulary: Vocabulary = vocabularyOf(OWN, NO_DICTIONARY);

/** The repository's table with more besides, which comes first where one word stands in both, and with a dictionary where one is at hand. */
export function widenedBy(more: readonly Meaning[], akin: Dictionary = NO_DICTIONARY): Vocabulary {
  return more.length === 0 ? { ...ownVocabulary, akin } : vocabularyOf([...more, ...OWN], akin);
}

function anyWordOf(known: ReadonlySet<string>): RegExp {
  const words = [...known]
    .filter((word) => Array.from(word).length > 1)
    .sort((one, other) => other.length - one.length);
  return new RegExp([ERA_YEAR, ...words.map(asWholeWord)].join('|'), 'gu');
}

/** アート is no part of スマート, nor pr of express; kanji have no such bounds. */
function asWholeWord(word: string): string {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^[\p{Script=Katakana}ー]+$/u.test(word))
    return `(?<![\\p{Script=Katakana}ー])${text}(?![\\p{Script=Katakana}ー])`;
  return /^[a-z0-9+#]+$/.test(word) ? `(?<![a-z0-9])${text}(?![a-z0-9])` : text;
}

const kindsOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [kind = '', ...words] = line.split(' ');
        return words.map((word) => [foldWidth(word), kind] as const);
      }),
  );
const NAMED = kindsOf(KIND_WORDS);
const MEANT = kindsOf(TRADE_WORDS);

/** The kind of page that a word is nothing but the name of. */
export const kindNamedBy = (word: string): string | undefined => NAMED.get(word);
/** The kind of page that somebody looks for who types the word. */
export const kindMeantBy = (word: string): string | undefined => MEANT.get(word);
