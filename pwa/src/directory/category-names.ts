import { contentCategory, contentMainCategories, serviceTaxonomy } from '@meikan/domain';

const serviceNames: ReadonlyMap<string, string> = new Map(
  serviceTaxonomy.flatMap((branch) => [
    [branch.key, branch.label] as const,
    ...branch.mainCategories.flatMap((main) => [
      [main.key, main.label] as const,
      ...main.subCategories.map((sub) => [sub.key, sub.label] as const),
    ]),
  ]),
);

/** The name of a service category of any level; the key itself for one that is not in the catalogue. */
export const serviceCategoryName = (key: string): string => serviceNames.get(key) ?? key;

const mainNames: ReadonlyMap<string, string> = new Map(contentMainCategories.map(({ key, label }) => [key, label]));

/** The name of a category of content, main or not; the key itself for one that is not in the catalogue. */
export const contentCategoryName = (key: string): string => contentCategory(key)?.label ?? mainNames.get(key) ?? key;
