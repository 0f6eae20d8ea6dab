import { contentMainCategories, fitsOwner } from '@meikan/domain';

/** The categories that a person may post in and that stand on the page, by main category. */
export function categoryGroups(mainCategories: readonly string[]) {
  return contentMainCategories
    .filter(({ key, postableBy }) => mainCategories.includes(key) && fitsOwner('user', postableBy))
    .map(({ label, categories }) => ({
      label,
      options: categories.map((category) => ({ value: category.key, label: category.label })),
    }));
}
