import { contentMainCategories, fitsOwner } from '@meikan/domain';

/** The categories that a person, or a company, may post in and that stand on the page, by main category; null: on any. */
export function categoryGroups(mainCategories: readonly string[] | null, poster: 'user' | 'company' = 'user') {
  return contentMainCategories
    .filter(({ key, postableBy }) => (mainCategories?.includes(key) ?? true) && fitsOwner(poster, postableBy))
    .map(({ label, categories }) => ({
      label,
      options: categories.map((category) => ({ value: category.key, label: category.label })),
    }));
}
