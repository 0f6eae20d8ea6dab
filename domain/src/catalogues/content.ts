import source from './content-main-categories.json' with { type: 'json' };
import { type CatalogueKey, smallCatalogues } from './keys.ts';

export type PostableBy = 'general' | 'company' | 'both';

/** By which field of an item lists of a main category are narrowed: the category, or the main category's id. */
export type FilterBy = 'articleCategory' | 'mainCategoryId';

export type ContentCategory = {
  readonly key: string;
  readonly label: string;
  readonly emoji: string;
  readonly order: number;
  readonly mainCategory: CatalogueKey<'content_main_categories'>;
  readonly postableBy: PostableBy;
  readonly bookmarkable: boolean;
  /** Free plans may be shown a lock instead. */
  readonly lockable: boolean;
  readonly logoUploadDisabled: boolean;
  readonly defaultIcon: string;
};

export type ContentMainCategory = Pick<ContentCategory, 'label' | 'emoji' | 'order' | 'postableBy' | 'bookmarkable'> & {
  readonly key: CatalogueKey<'content_main_categories'>;
  readonly lockable: boolean;
  readonly filterBy: FilterBy;
  readonly categories: readonly ContentCategory[];
};

function isMainCategory(key: string): key is CatalogueKey<'content_main_categories'> {
  return smallCatalogues.content_main_categories.some((known) => known === key);
}

function postableBy(text: string): PostableBy {
  if (text === 'general' || text === 'company' || text === 'both') return text;
  throw new Error(`catalogues.json: unknown postableBy ${text}`);
}

function filterBy(text: string): FilterBy {
  if (text === 'articleCategory' || text === 'mainCategoryId') return text;
  throw new Error(`catalogues.json: unknown filterBy ${text}`);
}

/** The main categories of content in display order, each with its categories. */
export const contentMainCategories: readonly ContentMainCategory[] = source.items.flatMap(
  ({ key, categories, ...main }) => {
    if (!isMainCategory(key)) return [];
    const rules = { mainCategory: key, postableBy: postableBy(main.postableBy) };
    const { bookmarkable, lockable } = main;
    const all = categories.map((category) => ({ ...category, ...rules, bookmarkable, lockable }));
    return [{ ...main, key, postableBy: rules.postableBy, filterBy: filterBy(main.filterBy), categories: all }];
  },
);

const byKey: ReadonlyMap<string, ContentCategory> = new Map(
  contentMainCategories.flatMap(({ categories }) => categories.map((category) => [category.key, category])),
);

/** The category of that key with its main category's rules; undefined for a key nobody published. */
export function contentCategory(articleCategory: string): ContentCategory | undefined {
  return byKey.get(articleCategory);
}

/** Whether items of a main category can be bookmarked (white papers cannot); false for an unknown key. */
export function isBookmarkable(mainCategory: string): boolean {
  return contentMainCategories.find(({ key }) => key === mainCategory)?.bookmarkable ?? false;
}
