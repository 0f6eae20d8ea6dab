import { mainCategoriesOf } from '@meikan/domain';
import type { SearchKind, SearchPage } from '@meikan/search';

const KINDS: readonly SearchKind[] = ['company', 'service', 'person', 'article'];

type Counts = Readonly<Record<string, number>>;

/** How many were found, and of which counts there may be more. */
export function totalOf({ total, totalIsLowerBound, countsAreLowerBounds }: SearchPage) {
  const ofCounts = countsAreLowerBounds ? 'counter' : undefined;
  return { total, lowerBound: totalIsLowerBound ? 'total,counter' : ofCounts } as const;
}

/**
 * The counter of finds: per kind, and within a kind per main category (`category:…`) and per value of its facets. A kind of which
 * none was found is left out where not all were looked at: there may be some.
 */
export function findCounts(found: SearchPage, kind: SearchKind | undefined): Counts {
  const { kinds, counter = {}, facets = {}, countsAreLowerBounds } = found;
  const perKind = KINDS.map((each) => [each, kinds?.[each] ?? 0] as const).filter(
    ([, count]) => count > 0 || !countsAreLowerBounds,
  );
  if (kind === undefined) return Object.fromEntries(perKind);
  const categories = mainCategoriesOf(kind).flatMap(({ key }) => {
    const count = counter[key];
    return count ? [[`category:${key}`, count] as const] : [];
  });
  return Object.fromEntries([...perKind, ...categories, ...fitting(Object.entries(facets))]);
}

/** A header may hold every value of a catalogue, but of tags, which people write as they like, so many characters only. */
const TAG_CHARACTERS = 200;

function fitting(counts: readonly [string, number][]): readonly [string, number][] {
  let characters = 0;
  return counts.filter(([token]) => {
    if (!token.startsWith('tag:')) return true;
    characters += token.length;
    return characters <= TAG_CHARACTERS;
  });
}
