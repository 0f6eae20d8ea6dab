import { describe } from './described/describe.ts';
import { rankWeighed, termsOfNamed, type Weighed, weighedBy } from './described/rank.ts';
import type { Vocabulary } from './described/vocabulary.ts';
import type { SearchKeys } from './keys.ts';
import { type FoldedQuery, queryReadings } from './query.ts';
import { isFoundByName, isNamed, type Match, matchKeys } from './tiers.ts';

type Page = { readonly kind: string; readonly keys: SearchKeys };

/** A page with the terms by which it was found: `matchedBy` shows them on it. None where its name says it, or nothing was typed. */
export type FoundPage<P> = { readonly page: P; readonly terms: readonly Weighed[] };

/**
 * The pages that a text finds among those at hand, best first: by name where one is called so, else by what is told of them; by
 * the stages and points of the embedded engine.
 */
export function findPages<P extends Page>(
  pages: readonly P[],
  text: string,
  vocabulary?: Vocabulary,
): readonly FoundPage<P>[] {
  const description = describe(text, vocabulary);
  if (description === undefined) return text.trim() === '' ? pages.map((page) => ({ page, terms: [] })) : [];
  const met = queryReadings(description.query).reduce<readonly Met<P>[]>(
    (found, reading) => (found.length > 0 ? found : pages.flatMap((page) => meeting(page, reading))),
    [],
  );
  const named = () => byPoints(met, termsOfNamed(description));
  if (met.some(({ match }) => isNamed(match) || match.tier === 'fuzzy')) return named();
  const terms = weighedBy(pages, description);
  const described = rankWeighed(pages, terms, description).map(({ page }) => ({ page, terms }));
  return described.length > 0 ? described : named();
}

type Met<P> = { readonly page: P; readonly match: Match };

function meeting<P extends Page>(page: P, reading: FoldedQuery): Met<P>[] {
  const match = matchKeys(page.keys, reading);
  return match === undefined ? [] : [{ page, match }];
}

function byPoints<P>(met: readonly Met<P>[], terms: readonly Weighed[]): readonly FoundPage<P>[] {
  return [...met]
    .sort((a, b) => b.match.points - a.match.points)
    .map(({ page, match: { tier } }) => ({ page, terms: isFoundByName(tier) ? [] : terms }));
}
