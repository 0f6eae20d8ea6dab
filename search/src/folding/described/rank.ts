import type { SearchKeys } from '../keys.ts';
import type { FoldedQuery } from '../query.ts';
import { POINTS, wholeMatch } from '../tiers.ts';
import type { Description, Term } from './describe.ts';
import { ENOUGH, fullRarity, inParts, kindShare, PARTIAL, pairsOf, rarityOf, strengthOf } from './points.ts';

type Page = { readonly kind: string; readonly keys: SearchKeys };
/** A term as it is looked for, whole or in parts: how much it counts, and how much it would if it were met whole. */
export type Weighed = { readonly term: Term; readonly rarity: number; readonly full: number };
/** The terms of a text that a name meets: all of them are met, so none tells more than another. */
export function termsOfNamed({ terms }: Description): Weighed[] {
  return terms.map((term) => ({ term, rarity: term.weight, full: term.weight }));
}

/** A page that meets a description. */
export type Described<P> = { readonly page: P; readonly points: number };

/** The pages that meet a description, best first; how rare a word is follows from the pages given. */
export function rankDescribed<P extends Page>(pages: readonly P[], description: Description): Described<P>[] {
  return rankWeighed(pages, weighedBy(pages, description), description);
}

/** What the terms of a description count among the pages given. */
export function weighedBy(pages: readonly Page[], { terms }: Description): Weighed[] {
  return terms.map((whole) => {
    const met = countMet(pages, whole);
    const term = met === 0 ? inParts(whole) : whole;
    return { term, rarity: rarityOf(term, countMet(pages, term)), full: fullRarity(whole, met) };
  });
}

/** The same where it is known how rare each word is. */
export function rankWeighed<P extends Page>(
  pages: readonly P[],
  weighed: readonly Weighed[],
  { query, kind }: Pick<Description, 'query' | 'kind'>,
): Described<P>[] {
  const all = sum(weighed.map(({ full }) => full));
  const pairs = pairsOf(weighed).map((pair) => ({ ...pair, pattern: new RegExp(pair.pattern) }));
  const judged = pages.map((page) => {
    const met = weighed.map(({ term, rarity }) => ({ rarity, ...strengthOf(page.keys, term) }));
    const covered = all === 0 ? 0 : sum(met.map(({ rarity, exact }) => rarity * exact)) / all;
    const isMet = (at: number) => (met[at]?.strong ?? 0) > 0;
    const together = pairs.filter(({ second }) => isMet(second - 1) && isMet(second));
    const beside = sum(together.map(({ pattern, points }) => (pattern.test(page.keys.body) ? points : 0)));
    const held = sum(met.map(({ rarity, strong }) => rarity * strong)) + beside;
    const described = held * (PARTIAL + (1 - PARTIAL) * covered) * kindShare(kind, page.kind);
    return { page, covered, points: described + namedPoints(page.keys, query) };
  });
  const most = Math.max(0, ...judged.map(({ covered }) => covered));
  return judged
    .filter(({ covered }) => covered >= ENOUGH.atAll && covered >= ENOUGH.besideBest * most)
    .sort((a, b) => b.points - a.points)
    .map(({ page, points }) => ({ page, points }));
}

/** A page whose name holds everything that was typed comes first. */
function namedPoints(keys: SearchKeys, query: FoldedQuery): number {
  const points = wholeMatch(keys, query)?.points ?? 0;
  return points >= POINTS.alias.part ? points : 0;
}

function countMet(pages: readonly Page[], term: Term): number {
  return pages.filter(({ keys }) => strengthOf(keys, term).strong > 0).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
