import { mainCategoriesOf } from '@meikan/domain';
import type { SearchKind, SearchPage } from '@meikan/search';

const KINDS: readonly SearchKind[] = ['company', 'service', 'person', 'article'];

type Counts = Readonly<Record<string, number>>;

/** The counter of finds: per kind, and within a kind per main category (`category:…`) and per value of its facets. */
export function findCounts({ kinds, counter = {}, facets = {} }: SearchPage, kind: SearchKind | undefined): Counts {
  const perKind = KINDS.map((each) => [each, kinds?.[each] ?? 0] as const);
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
