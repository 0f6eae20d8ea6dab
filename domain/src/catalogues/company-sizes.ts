import source from './catalogues.json' with { type: 'json' };
import { isCatalogueKey } from './catalogues.ts';
import type { CatalogueKey } from './keys.ts';

export type SizeBucket = CatalogueKey<'company_size_buckets'>;
export type OpeningBucket = CatalogueKey<'opening_position_buckets'>;

const sizes = source.catalogues.company_size_buckets.items;
const openings = source.catalogues.opening_position_buckets.items;

/** The bucket of a number of employees: min < n ≤ max; null below 1. */
export function sizeBucket(employees: number): SizeBucket | null {
  if (!(employees >= 1)) return null;
  // The value of a bucket is its upper bound, but the last has none.
  const found = sizes.slice(0, -1).find(({ value }) => employees <= value) ?? sizes.at(-1);
  return found !== undefined && isCatalogueKey('company_size_buckets', found.key) ? found.key : null;
}

/** The bucket of a number of opening positions: min ≤ n ≤ max; null below 0. */
export function openingBucket(positions: number): OpeningBucket | null {
  const found = openings.find(({ min, max }) => positions >= min && (max === null || positions <= max));
  return found !== undefined && isCatalogueKey('opening_position_buckets', found.key) ? found.key : null;
}
