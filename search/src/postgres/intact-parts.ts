import { editsAllowed } from '../folding/index.ts';
import { bothOf, partLexemes, startLexemes } from './lexemes.ts';

/** An untouched part of a query: the lexemes it leaves, and LIKE patterns for where it must stand in a key. */
export type Intact = { readonly lexemes: string; readonly patterns: readonly string[] };

/** With k errors at least one of k + 1 parts is untouched and stands where it should, give or take k. None below 4 characters. */
export function intactParts(whole: string): Intact[] {
  const characters = Array.from(whole);
  const edits = editsAllowed(characters.length);
  if (edits === 0) return [];
  const size = Math.ceil(characters.length / (edits + 1));
  const parts = Array.from({ length: edits + 1 }, (_, index) =>
    partAt(characters, { from: index * size, size, edits }),
  );
  return [...parts.flat(), ...(edits === 1 ? swappedAt(characters, size) : [])];
}

type Place = { readonly from: number; readonly size: number; readonly edits: number };

function partAt(characters: readonly string[], { from, size, edits }: Place): Intact[] {
  const text = characters.slice(from, from + size).join('');
  if (from === 0) return [{ lexemes: startLexemes(text), patterns: [`%|${escaped(text)}%`] }];
  const lexemes = partLexemes(text);
  if (lexemes === undefined) return [];
  const before = Array.from({ length: 2 * edits + 1 }, (_, index) => '_'.repeat(from - edits + index));
  return [{ lexemes, patterns: before.map((any) => `%|${any}${escaped(text)}%`) }];
}

/** Two neighbours swapped across the cut touch both parts: then what lies before and behind them is untouched. */
function swappedAt(characters: readonly string[], cut: number): Intact[] {
  return [around(characters.slice(0, cut - 1).join(''), '__', characters.slice(cut + 1).join(''))];
}

/** Longer queries are sentences, not names with a hole. */
const MAX_GAPPED = 16;

/** Every way to cut the query into a beginning and an end with something between them. */
export function gappedParts(whole: string): Intact[] {
  const characters = Array.from(whole);
  if (characters.length < 4 || characters.length > MAX_GAPPED) return [];
  return Array.from({ length: characters.length - 3 }, (_, index) =>
    around(characters.slice(0, index + 2).join(''), '_%', characters.slice(index + 2).join('')),
  );
}

function around(head: string, between: string, tail: string): Intact {
  const tailLexemes = partLexemes(tail);
  const lexemes = tailLexemes === undefined ? startLexemes(head) : bothOf(startLexemes(head), tailLexemes);
  return { lexemes, patterns: [`%|${escaped(head)}${between}${escaped(tail)}%`] };
}

/** Folded text holds none of the signs that mean something to LIKE; escaped all the same. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
