import { calledBy, type Searchable, searchKeys } from './keys.ts';

type Named = Pick<Searchable, 'name' | 'otherNames'> & { readonly reading: string | null };

/** Begins a sound skeleton within a name text. No sign survives folding, so it meets no other key. */
export const SOUND = '|~';

/**
 * All names of a page, its reading and their sounds, folded, in one text between bars: the words of a folded query are looked
 * for in it where a list is narrowed by name and not ranked.
 */
export function nameText({ name, otherNames, reading }: Named): string {
  const keys = searchKeys({ name, otherNames, reading: reading ?? undefined, tags: [], facts: [], texts: [] });
  const spelled = calledBy(keys).map((key) => `|${key}`);
  return `${[...spelled, ...keys.sound.map((key) => `${SOUND}${key}`)].join('')}|`;
}
