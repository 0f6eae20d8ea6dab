import { editsAllowed } from '../folding/index.ts';
import { bothOf, partLexemes, startLexemes } from './lexemes.ts';

/** An untouched part of a query: the lexemes it leaves, and LIKE patterns for where it must stand in a key. */
export type Intact = { readonly lexemes: string; readonly patterns: readonly string[] };

/**
 * With k errors at least one of k + 1 parts is untouched and stands where it should, give or take k. None below 4 characters. With two
 * errors a single part of three says little: the first character must stand, or both other parts.
 */
export function intactParts(whole: string): Intact[] {
  const characters = Array.from(whole);
  const edits = editsAllowed(characters.length);
  if (edits === 0) return [];
  const cuts = Array.from({ length: edits + 2 }, (_, index) => Math.ceil((characters.length * index) / (edits + 1)));
  const parts = cuts.slice(1).flatMap((to, index) => partAt(characters, { from: cuts[index] ?? 0, to, edits }));
  if (edits === 1) return [...parts, ...swappedAt(characters, cuts[1] ?? 0)];
  const begun = startLexemes(characters.slice(0, 1).join(''));
  const [beginning, ...others] = parts;
  const both = others.map(({ lexemes }) => lexemes).reduce(bothOf);
  return [
    ...(beginning === undefined ? [] : [beginning]),
    ...others.map(({ lexemes, patterns }) => ({ lexemes: bothOf(begun, lexemes), patterns })),
    { lexemes: both, patterns: [] },
  ];
}

type Place = { readonly from: number; readonly to: number; readonly edits: number };

function partAt(characters: readonly string[], { from, to, edits }: Place): Intact[] {
  const text = characters.slice(from, to).join('');
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
  return Array.from({ length: characters.length - 2 }, (_, index) =>
    around(characters.slice(0, index + 1).join(''), '_%', characters.slice(index + 1).join('')),
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
