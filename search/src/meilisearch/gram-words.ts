import { bigrams, type FoldedQuery, firstCharacters, type SearchKeys } from '../folding/index.ts';

/**
 * Grams as words of Latin letters, five per character: a segmenter would cut め勘 in two and read 東京 as it likes, but
 * leaves a Latin word whole. So parts from the middle of a name are found whatever the dictionary thinks of them.
 */
export function gramWord(gram: string): string {
  return Array.from(gram, lettersOf).join('');
}

function lettersOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return [16, 12, 8, 4, 0].map((shift) => String.fromCharCode(0x61 + ((code >> shift) & 15))).join('');
}

/** The gram attributes of a document. */
export type GramWords = {
  readonly grams: string;
  readonly tagGrams: string;
  readonly bodyGrams: string;
  readonly starts: string;
};

export function gramWordsOf(keys: SearchKeys): GramWords {
  const names = [...keys.name, ...keys.alias, ...keys.reading];
  return {
    grams: asText(names.flatMap(bigrams)),
    tagGrams: asText(keys.tag.flatMap(bigrams)),
    bodyGrams: asText(bigrams(keys.body)),
    starts: asText(names.map((key) => firstCharacters(key, 2))),
  };
}

/** A query's words as gram words, and whether one of them is a single character, which asks for a key's start. */
export type GramQuery = { readonly text: string; readonly asksForStart: boolean };

/** Single characters stand last: the last word of a query is a prefix, and so meets the start it asks for. */
export function gramQuery({ terms }: FoldedQuery): GramQuery {
  const singles = terms.filter((term) => Array.from(term).length === 1);
  const longer = terms.filter((term) => !singles.includes(term));
  return { text: asText([...longer.flatMap(bigrams), ...singles]), asksForStart: singles.length > 0 };
}

function asText(grams: readonly string[]): string {
  return [...new Set(grams)].map(gramWord).join(' ');
}
