import { editDistance, editsAllowed } from './edit-distance.ts';
import type { SearchKeys } from './keys.ts';
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

const FUZZY_POINTS = { whole: 90, prefix: 60, gap: 15, edit: 20 } as const;

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

type NameKeys = Pick<SearchKeys, 'name' | 'alias' | 'reading'>;

/**
 * The nearest name, reading or alias within the edits that the query's length allows, one that begins so, or one with more in its
 * middle; for a phrase only the first.
 */
export function fuzzyMatch(keys: NameKeys, { whole: wanted, isPhrase }: FoldedQuery): Match | undefined {
  const limit = editsAllowed(Array.from(wanted).length);
  if (limit === 0) return undefined;
  const points = [...keys.name, ...keys.alias, ...keys.reading].map((key) => nearness(wanted, key, limit, isPhrase));
  const most = Math.max(0, ...points);
  return most === 0 ? undefined : { tier: 'fuzzy', points: most };
}

function nearness(wanted: string, key: string, limit: number, isPhrase: boolean): number {
  const distance = editDistance(wanted, key, limit);
  if (distance.whole <= limit) return FUZZY_POINTS.whole - distance.whole * FUZZY_POINTS.edit;
  if (isPhrase) return 0;
  if (distance.prefix <= limit) return FUZZY_POINTS.prefix - distance.prefix * FUZZY_POINTS.edit;
  return hasGap(wanted, key) ? FUZZY_POINTS.gap : 0;
}

/** Whether a key begins as the query does and goes on to its end after something that was left out (青葉電機, 青葉中央電機). */
function hasGap(wanted: string, key: string): boolean {
  let common = 0;
  while (common < wanted.length - 2 && wanted[common] === key[common]) common += 1;
  return common >= 2 && key.indexOf(wanted.slice(common), common) >= 0;
}

function best(matches: readonly Match[]): Match | undefined {
  return matches.reduce<Match | undefined>((a, b) => (a === undefined || b.points > a.points ? b : a), undefined);
}

/** How much being known adds: 3·ln(1 + followers + 0.2·visitors). */
export function popularityPoints(followers: number, visitors: number): number {
  return 3 * Math.log(1 + followers + 0.2 * visitors);
}
