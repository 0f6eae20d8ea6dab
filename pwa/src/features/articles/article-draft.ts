import type { ArticleItem, addUserArticle, CallBodyInput } from '@meikan/contracts';
import { contentMainCategories, fitsOwner } from '@meikan/domain';

/** The article form as it is filled in (individual-side 5). */
export type ArticleDraft = {
  readonly articleName: string;
  readonly articleUrl: string;
  readonly articleWebsite: string;
  /** `yyyy-MM-dd`; null: undated. */
  readonly postedDate: string | null;
  readonly articleCategory: string;
  readonly tags: readonly string[];
  readonly recommendTxt: string;
};

/** A new one begins with today's date. */
export const newArticle = (today: string): ArticleDraft => ({
  articleName: '',
  articleUrl: '',
  articleWebsite: '',
  postedDate: today,
  articleCategory: '',
  tags: [],
  recommendTxt: '',
});

export const draftOf = (item: ArticleItem): ArticleDraft => ({
  articleName: item.articleName,
  articleUrl: item.articleUrl,
  articleWebsite: item.articleWebsite ?? '',
  postedDate: item.postedDate,
  articleCategory: item.articleCategory,
  tags: item.tags,
  recommendTxt: item.recommendTxt ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

export function articleBody(draft: ArticleDraft): CallBodyInput<typeof addUserArticle> {
  return {
    articleName: draft.articleName,
    articleUrl: draft.articleUrl,
    articleWebsite: orNull(draft.articleWebsite),
    postedDate: draft.postedDate,
    articleCategory: draft.articleCategory,
    tags: [...draft.tags],
    recommendTxt: orNull(draft.recommendTxt),
  };
}

/** The categories that a person may post in and that stand on the page, by main category. */
export function categoryGroups(mainCategories: readonly string[]) {
  return contentMainCategories
    .filter(({ key, postableBy }) => mainCategories.includes(key) && fitsOwner('user', postableBy))
    .map(({ label, categories }) => ({
      label,
      options: categories.map((category) => ({ value: category.key, label: category.label })),
    }));
}
