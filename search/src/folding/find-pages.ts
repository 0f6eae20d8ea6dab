import { describe } from './described/describe.ts';
import { rankDescribed } from './described/rank.ts';
import type { SearchKeys } from './keys.ts';
import { queryReadings } from './query.ts';
import { isNamed, type Match, matchKeys } from './tiers.ts';

type Page = { readonly kind: string; readonly keys: SearchKeys };

/**
 * The pages that a text finds among those at hand, best first: by name where one is called so, else by what is told of them; by
 * the stages and points of the embedded engine.
 */
export function findPages<P extends Page>(pages: readonly P[], text: string): readonly P[] {
  const description = describe(text);
  if (description === undefined) return text.trim() === '' ? pages : [];
  const found = queryReadings(description.query).reduce<readonly Met<P>[]>(
    (met, reading) => (met.length > 0 ? met : pages.flatMap((page) => meeting(page, matchKeys(page.keys, reading)))),
    [],
  );
  if (found.some(({ match }) => isNamed(match) || match.tier === 'fuzzy')) return byPoints(found);
  const described = rankDescribed(pages, description).map(({ page }) => page);
  return described.length > 0 ? described : byPoints(found);
}

type Met<P> = { readonly page: P; readonly match: Match };

function meeting<P>(page: P, match: Match | undefined): Met<P>[] {
  return match === undefined ? [] : [{ page, match }];
}

function byPoints<P>(met: readonly Met<P>[]): readonly P[] {
  return [...met].sort((a, b) => b.match.points - a.match.points).map(({ page }) => page);
}
