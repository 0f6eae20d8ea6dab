import { limits } from '@meikan/domain';

/** One part of an address's query, as the router parsed it: anything may stand there. */
type Part = unknown;

/** At most as many characters as search looks at (search.md 3); longer texts are cut. */
const MOST_CHARACTERS = 60;
const MOST_KEYS = 20;
const MOST_PAGES = 1000;
const MOST_ROWS = 50;

/** A text, also when the router took it for a number or a truth value; `undefined` when empty. */
export function textPart(part: Part): string | undefined {
  if (typeof part !== 'string' && typeof part !== 'number' && typeof part !== 'boolean') return undefined;
  return String(part).trim().slice(0, MOST_CHARACTERS) || undefined;
}

const listed = (parts: readonly string[]): string | undefined =>
  [...new Set(parts)].slice(0, MOST_KEYS).join(',') || undefined;

/** Comma-separated keys; what cannot be a key is dropped, each key stands once. */
export function keysPart(part: Part): string | undefined {
  if (typeof part !== 'string') return undefined;
  return listed(part.split(',').filter((key) => /^[A-Za-z0-9_-]+$/.test(key)));
}

/** Comma-separated tags, also one that the router took for a number; what is too long is dropped, each tag stands once. */
export function tagsPart(part: Part): string | undefined {
  if (typeof part !== 'string' && typeof part !== 'number') return undefined;
  const tags = String(part)
    .split(',')
    .map((tag) => tag.trim());
  return listed(tags.filter((tag) => tag !== '' && tag.length <= limits.tag));
}

export const choicePart = <T extends string>(choices: readonly T[], part: Part): T | undefined =>
  choices.find((choice) => choice === part);

function wholeNumber(part: Part, most: number): number | undefined {
  const number = typeof part === 'number' || typeof part === 'string' ? Number(part) : Number.NaN;
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** The first page needs no words. */
export function pagePart(part: Part): number | undefined {
  const page = wholeNumber(part, MOST_PAGES);
  return page === 1 ? undefined : page;
}

export const limitPart = (part: Part): number | undefined => wholeNumber(part, MOST_ROWS);

export const flagPart = (part: Part): true | undefined => (part === true || part === 'true' ? true : undefined);

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
