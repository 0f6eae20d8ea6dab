import { serviceTaxonomy } from '../catalogues/service-taxonomy.ts';
import type { ServiceCategory } from './section-values.ts';

const byKey: ReadonlyMap<string, ServiceCategory> = new Map(
  serviceTaxonomy.flatMap(({ key: serviceType, mainCategories }) =>
    mainCategories.flatMap(({ key: mainCategory, subCategories }): (readonly [string, ServiceCategory])[] => [
      [mainCategory, { serviceType, mainCategory, subCategory: null }],
      ...subCategories.map(({ key }) => [key, { serviceType, mainCategory, subCategory: key }] as const),
    ]),
  ),
);

/** The three levels that the key of a main or of a sub category stands for: each key is unique in the whole tree. */
export function serviceCategoryOf(key: string): ServiceCategory | null {
  return byKey.get(key) ?? null;
}
