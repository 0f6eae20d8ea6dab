import { contentMainCategories } from './content.ts';
import { serviceTaxonomy } from './service-taxonomy.ts';

type Find = 'company' | 'service' | 'person' | 'article';

/** The main categories in which finds of a kind stand; people stand in none. */
export function mainCategoriesOf(kind: Find): readonly { readonly key: string; readonly label: string }[] {
  if (kind === 'person') return [];
  if (kind === 'article') return contentMainCategories;
  return serviceTaxonomy
    .filter(({ key }) => (key === 'business_company') === (kind === 'company'))
    .flatMap(({ mainCategories }) => mainCategories);
}
