import {
  bigrams,
  calledBy,
  type FoldedQuery,
  firstCharacters,
  gramsAndCharacters,
  type SearchKeys,
} from '../folding/index.ts';

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
  const names = calledBy(keys);
  return {
    grams: asText(names.flatMap(gramsAndCharacters)),
    tagGrams: asText(keys.tag.flatMap(gramsAndCharacters)),
    bodyGrams: asText([...keys.body.split('|').flatMap(bigrams), ...(keys.body.match(/\p{Script=Han}/gu) ?? [])]),
    starts: asText(names.map((key) => firstCharacters(key, 2))),
  };
}

/** A form of a description as gram words: it is looked for in all gram attributes. */
export function formQuery(text: string): string {
  return asText(bigrams(text));
}

/** A query's words as gram words, and where they are looked for besides descriptions. */
export type GramQuery = { readonly text: string; readonly on: readonly (keyof GramWords)[] };

/**
 * A character by itself must begin a name: it says too little to be met inside one. Single characters stand last, since the
 * last word of a query is a prefix.
 */
export function gramQuery({ terms }: FoldedQuery): GramQuery {
  const singles = terms.filter((term) => Array.from(term).length === 1);
  const longer = terms.filter((term) => !singles.includes(term));
  const text = asText([...longer.flatMap(bigrams), ...singles]);
  return { text, on: singles.length > 0 && terms.length === 1 ? ['starts', 'tagGrams'] : ['grams', 'tagGrams'] };
}

function asText(grams: readonly string[]): string {
  return [...new Set(grams)].map(gramWord).join(' ');
}
