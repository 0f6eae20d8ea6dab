import { type CatalogueKey, smallCatalogues } from './keys.ts';
import source from './service-taxonomy.json' with { type: 'json' };

export type ServiceSubCategory = { readonly key: string; readonly label: string };
export type ServiceMainCategory = {
  readonly key: string;
  readonly label: string;
  readonly emoji: string;
  readonly defaultLogo: string;
  /** Stands in no list of categories on a profile (one partner category). */
  readonly excludedFromProfile?: boolean;
  readonly subCategories: readonly ServiceSubCategory[];
};
export type ServiceTypeBranch = {
  readonly key: CatalogueKey<'service_taxonomy'>;
  readonly label: string;
  readonly emoji: string;
  readonly mainCategories: readonly ServiceMainCategory[];
};

/** Type → main category → sub category, in display order. Keys of main and sub categories are unique in the whole tree. */
export const serviceTaxonomy: readonly ServiceTypeBranch[] = source.items.flatMap(
  ({ key, label, emoji, mainCategories }) => (isServiceType(key) ? [{ key, label, emoji, mainCategories }] : []),
);

function isServiceType(key: string): key is CatalogueKey<'service_taxonomy'> {
  return smallCatalogues.service_taxonomy.some((known) => known === key);
}

const mainCategories: ReadonlyMap<string, ServiceMainCategory> = new Map(
  serviceTaxonomy.flatMap((branch) => branch.mainCategories.map((main) => [main.key, main] as const)),
);

/** A main category by its key, which is unique in the whole tree. */
export const serviceMainCategory = (key: string): ServiceMainCategory | undefined => mainCategories.get(key);

/** Whether the three levels belong together; `subCategory` may be left open. */
export function isServiceCategory(category: {
  readonly serviceType: string;
  readonly mainCategory: string;
  readonly subCategory: string | null;
}): boolean {
  const branch = serviceTaxonomy.find(({ key }) => key === category.serviceType);
  const main = branch?.mainCategories.find(({ key }) => key === category.mainCategory);
  if (main === undefined) return false;
  return category.subCategory === null || main.subCategories.some(({ key }) => key === category.subCategory);
}

/** The Japanese names of a category, from the widest to the narrowest. */
export function serviceCategoryLabels(category: {
  readonly serviceType: string;
  readonly mainCategory: string;
  readonly subCategory: string | null;
}): string[] {
  const branch = serviceTaxonomy.find(({ key }) => key === category.serviceType);
  const main = mainCategories.get(category.mainCategory);
  const sub = main?.subCategories.find(({ key }) => key === category.subCategory);
  return [branch, main, sub].flatMap((level) => (level === undefined ? [] : [level.label]));
}

const programmingTools: ReadonlyMap<string, string> = new Map(
  serviceTaxonomy
    .filter(({ key }) => key === 'programming_tool')
    .flatMap(({ mainCategories }) =>
      mainCategories.flatMap((main) => main.subCategories.map(({ key, label }) => [key, label] as const)),
    ),
);

/** The Japanese names of a stack's tools. */
export const stackLabels = (stack: readonly string[]): string[] =>
  stack.flatMap((key) => programmingTools.get(key) ?? []);

/** Whether `key` is a sub category of the programming tools: what the stack of a company is told with. */
export function isProgrammingTool(key: string): boolean {
  return programmingTools.has(key);
}
