import { editDistance, editsAllowed } from './edit-distance.ts';
import { calledBy, type NameKeys, type SearchKeys } from './keys.ts';
import { loanDistance } from './loans/loan-distance.ts';
import type { FoldedQuery } from './query.ts';

/** How well a hit meets the query, best first. */
export type SearchTier = 'exact' | 'prefix' | 'tag' | 'substring' | 'description' | 'fuzzy';

/** Points per kind of match; the SQL of the embedded engine uses the same table. */
export const POINTS = {
  name: { exact: 1000, prefix: 700, part: 400 },
  alias: { exact: 900, prefix: 650, part: 350 },
  reading: { exact: 880, prefix: 620, part: 350 },
  sound: { exact: 860, prefix: 600 },
  tag: { exact: 500, part: 300 },
  body: 100,
} as const;

/** Points of one word among several, capped so that "both words in the name" wins; more than two count as two. */
export const WORD_POINTS = { namePrefix: 440, name: 400, tag: 350, other: 350, body: 100 } as const;

/** All that is near a whole name stands before what begins nearly so; a name that only lacks a little in its middle is between them. */
const FUZZY_POINTS = {
  whole: 110,
  edit: 20,
  loan: 100,
  prefix: 60,
  lacking: { whole: 55, prefix: 19, each: 5 },
} as const;

/** Characters that a name may have behind its first one and the query not. */
const MOST_MISSING = 3;

export type Match = { readonly tier: SearchTier; readonly points: number };

/** How a profile's keys meet a folded query, or undefined when they do not. The same tiers in every engine and on the phone. */
export function matchKeys(keys: SearchKeys, query: FoldedQuery): Match | undefined {
  const whole = wholeMatch(keys, query);
  const words = query.terms.length > 1 ? wordsMatch(keys, query.terms) : undefined;
  if (whole !== undefined && (words === undefined || whole.points >= words.points)) return whole;
  return words ?? fuzzyMatch(keys, query);
}

/** Whether a page is called so, or bears all of it in its name; several words that all meet names say as much. */
export function isNamed({ tier }: Match): boolean {
  return tier === 'exact' || tier === 'prefix' || tier === 'substring';
}

/** Whether the name of a hit says by itself why it was found. */
export function isFoundByName(tier: SearchTier): boolean {
  return tier === 'exact' || tier === 'prefix' || tier === 'fuzzy';
}

/** How a profile's keys meet everything typed as one key. */
export function wholeMatch(keys: SearchKeys, query: FoldedQuery): Match | undefined {
  return best([
    ...ladder(keys.name, query.whole, POINTS.name),
    ...ladder(keys.alias, query.whole, POINTS.alias),
    ...ladder(keys.reading, query.whole, POINTS.reading),
    ...(query.sound === '' ? [] : ladder(keys.sound, query.sound, POINTS.sound)),
    ...tagLadder(keys.tag, query.whole),
    ...(keys.body.includes(query.whole) ? [{ tier: 'description', points: POINTS.body } as const] : []),
  ]);
}

type Steps = { readonly exact: number; readonly prefix: number; readonly part?: number };

function ladder(keys: readonly string[], wanted: string, points: Steps): Match[] {
  if (keys.includes(wanted)) return [{ tier: 'exact', points: points.exact }];
  if (keys.some((key) => key.startsWith(wanted))) return [{ tier: 'prefix', points: points.prefix }];
  const met = points.part !== undefined && wanted.length > 1 && keys.some((key) => key.includes(wanted));
  return met ? [{ tier: 'substring', points: points.part ?? 0 }] : [];
}

function tagLadder(tags: readonly string[], wanted: string): Match[] {
  if (tags.includes(wanted)) return [{ tier: 'tag', points: POINTS.tag.exact }];
  return tags.some((tag) => tag.includes(wanted)) ? [{ tier: 'tag', points: POINTS.tag.part }] : [];
}

function wordsMatch(keys: SearchKeys, terms: readonly string[]): Match | undefined {
  const points = terms.map((term) => wordPoints(keys, term));
  if (points.some((each) => each === 0)) return undefined;
  const tier = points.every((each) => each > WORD_POINTS.body) ? 'substring' : 'description';
  return { tier, points: (points.reduce((sum, each) => sum + each, 0) * 2) / terms.length };
}

function wordPoints(keys: SearchKeys, term: string): number {
  if (keys.name.some((key) => key.startsWith(term))) return WORD_POINTS.namePrefix;
  if (keys.name.some((key) => key.includes(term))) return WORD_POINTS.name;
  if ([...keys.alias, ...keys.reading].some((key) => key.includes(term))) return WORD_POINTS.other;
  if (keys.tag.some((key) => key.includes(term))) return WORD_POINTS.tag;
  return keys.body.includes(term) ? WORD_POINTS.body : 0;
}

/**
 * The nearest name, reading or alias within the edits that the query's length allows, one that is said so in the other script, one
 * that begins so, or one with more in its middle; for a phrase only the first two.
 */
export function fuzzyMatch(keys: NameKeys, { whole: wanted, isPhrase }: FoldedQuery): Match | undefined {
  const limit = editsAllowed(Array.from(wanted).length);
  const points = calledBy(keys).map((key) =>
    Math.max(limit === 0 ? 0 : spelledNear(wanted, key, limit, isPhrase), saidNear(wanted, key)),
  );
  const most = Math.max(0, ...points);
  return most === 0 ? undefined : { tier: 'fuzzy', points: most };
}

function saidNear(wanted: string, key: string): number {
  const { whole, prefix } = loanDistance(wanted, key);
  return Math.max(0, FUZZY_POINTS.whole - whole * FUZZY_POINTS.loan, FUZZY_POINTS.prefix - prefix * FUZZY_POINTS.loan);
}

function spelledNear(wanted: string, key: string, limit: number, isPhrase: boolean): number {
  const distance = editDistance(wanted, key, limit);
  if (distance.whole <= limit) return FUZZY_POINTS.whole - distance.whole * FUZZY_POINTS.edit;
  if (isPhrase) return 0;
  if (distance.prefix <= limit) return FUZZY_POINTS.prefix - distance.prefix * FUZZY_POINTS.edit;
  return lackingMiddle(wanted, key);
}

/**
 * A key that begins as the query does and goes on to its end after something left out: 青葉電機 of 青葉中央電機. Where a single character
 * begins both, little may be left out, and nothing may follow: 東ハンズ of 東急ハンズ.
 */
function lackingMiddle(wanted: string, key: string): number {
  const { lacking } = FUZZY_POINTS;
  for (let head = wanted.length - 2; head > 0; head -= 1) {
    const tail = wanted.slice(head);
    const missing = key.startsWith(wanted.slice(0, head)) ? key.indexOf(tail, head) - head : -1;
    const isWhole = key.endsWith(tail);
    const isTold = head > 1 || (isWhole && missing <= MOST_MISSING);
    if (missing > 0 && isTold) return Math.max(1, (isWhole ? lacking.whole : lacking.prefix) - lacking.each * missing);
  }
  return 0;
}

/** Whether a near miss is near a whole name, so that none with a middle left out is meant. */
export function isNearWhole({ points }: Match): boolean {
  return points > FUZZY_POINTS.prefix;
}

function best(matches: readonly Match[]): Match | undefined {
  return matches.reduce<Match | undefined>((a, b) => (a === undefined || b.points > a.points ? b : a), undefined);
}

/** How much being known adds: 3·ln(1 + followers + 0.2·visitors). */
export function popularityPoints(followers: number, visitors: number): number {
  return 3 * Math.log(1 + followers + 0.2 * visitors);
}
