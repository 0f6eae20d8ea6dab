import { fold, foldWidth } from '../fold.ts';
import { SAME_WORDS } from './words/index.ts';
import { KIND_WORDS, TRADE_WORDS } from './words/kinds.ts';

/** What stands behind a word is met by it; a line's first word and each of the others meet one another. */
function readTable(table: string): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  const note = (word: string, others: readonly string[]) =>
    meanings.set(foldWidth(word), [...(meanings.get(foldWidth(word)) ?? []), ...others]);
  for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
    const [words = [], behind] = line.split('>').map((side) => side.trim().split(/\s+/));
    const [head = '', ...others] = words;
    note(head, behind ?? others);
    if (behind === undefined) for (const other of others) note(other, [head]);
  }
  return meanings;
}

const MEANINGS = readTable(SAME_WORDS);
const BY_FOLDED = new Map<string, string[]>();
for (const [word, others] of MEANINGS) BY_FOLDED.set(fold(word), [...(BY_FOLDED.get(fold(word)) ?? []), ...others]);

/** What else a word may be called, folded. */
export function sameWords(word: string): string[] {
  return (BY_FOLDED.get(fold(word)) ?? []).map((other) => fold(other));
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

const ERA_YEAR = '(?:明治|大正|昭和|平成|令和)(?:元|\\d{1,2})年';

/** Words that are never cut, the longest first. */
export const VOCABULARY = new RegExp([ERA_YEAR, ...knownWords().map(asWholeWord)].join('|'), 'gu');

function knownWords(): string[] {
  return [...MEANINGS.keys()]
    .filter((word) => Array.from(word).length > 1)
    .sort((one, other) => other.length - one.length);
}

/** アート is no part of スマート, nor pr of express; kanji have no such bounds. */
function asWholeWord(word: string): string {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^[\p{Script=Katakana}ー]+$/u.test(word))
    return `(?<![\\p{Script=Katakana}ー])${text}(?![\\p{Script=Katakana}ー])`;
  return /^[a-z0-9+#]+$/.test(word) ? `(?<![a-z0-9])${text}(?![a-z0-9])` : text;
}
