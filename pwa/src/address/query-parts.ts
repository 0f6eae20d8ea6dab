import { searchedText } from '@meikan/domain';

/** One part of an address's query, as somebody wrote it; it may be missing. */
type Part = string | undefined;

const MOST_KEYS = 20;
const MOST_PAGES = 1000;
const MOST_ROWS = 50;

/** A text to search for; `undefined` when empty. */
export const textPart = (part: Part = ''): string | undefined => searchedText(part) || undefined;

const listed = (parts: readonly string[]): string | undefined =>
  [...new Set(parts)].slice(0, MOST_KEYS).join(',') || undefined;

const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{1,100}$/.test(text);

export const keyPart = (part: Part = ''): string | undefined => (isKey(part) ? part : undefined);

/** Comma-separated keys; what cannot be a key is dropped, each key stands once. */
export const keysPart = (part: Part = ''): string | undefined => listed(part.split(',').filter(isKey));

/** Comma-separated tags, each once. */
export const tagsPart = (part: Part = ''): string | undefined =>
  listed(part.split(',').flatMap((tag) => textPart(tag) ?? []));

export const choicePart = <T extends string>(choices: readonly T[], part: Part): T | undefined =>
  choices.find((choice) => choice === part);

/** A number written in digits alone, from `least` to `most`. */
export function countPart(part: Part = '', { least = 1, most = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
  const number = /^[0-9]+$/.test(part) ? Number(part) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The first page needs no words. */
export function pagePart(part: Part): number | undefined {
  const page = countPart(part, { most: MOST_PAGES });
  return page === 1 ? undefined : page;
}

export const limitPart = (part: Part): number | undefined => countPart(part, { most: MOST_ROWS });

export const flagPart = (part: Part): true | undefined => (part === 'true' ? true : undefined);

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The same without the parts that are not there, so that they do not stand in the address. */
export function present<T extends object>(parts: T): Present<T> {
  const filled: Present<T> = {};
  for (const name in parts) {
    const value = parts[name];
    if (value !== undefined && value !== null) filled[name] = value;
  }
  return filled;
}
