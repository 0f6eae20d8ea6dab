import {
  type CatalogueName,
  contentCategory,
  invalid,
  isCountryCode,
  keyIn,
  serviceMainCategory,
  valid,
} from '@meikan/domain';
import { ruled } from './fields.ts';

// Apart from the other fields: the catalogues weigh as much as a framework, and a phone's first visit needs none of them.

/** A key of a catalogue. */
export const keyField = (title: string, catalogue: CatalogueName) =>
  ruled<string>(title, keyIn(catalogue), { holds: catalogue });
/** A country of the catalogue, by its ISO 3166-1 alpha-2 code. */
export const countryField = (title: string) =>
  ruled<string>(title, (code) => (isCountryCode(code) ? valid(code) : invalid('unknown-key')), {
    holds: 'country-codes',
  });
/** A category of content, below its main category. */
export const contentCategoryField = (title: string) =>
  ruled<string>(title, (key) => (contentCategory(key) ? valid(key) : invalid('unknown-key')), {
    holds: 'content-categories',
  });

/** A main category of the service taxonomy. */
export const serviceMainCategoryFilter = ruled<string>('分類', (key) =>
  serviceMainCategory(key) ? valid(key) : invalid('unknown-key'),
).optional();

export const mainCategoryFilter = keyField('区分', 'content_main_categories').optional();
export const articleCategoryFilter = contentCategoryField('カテゴリー').optional();
