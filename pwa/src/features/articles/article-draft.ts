import type { ArticleItem, addUserArticle, CallBodyInput } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import type { EditForm } from '../../editing/edit-dialog-props.ts';
import { asQueued } from '../../offline/index.ts';

/** The article form as it is filled in. */
export type ArticleDraft = {
  readonly articleName: string;
  readonly articleUrl: string;
  readonly articleWebsite: string;
  /** `yyyy-MM-dd`; null: undated. */
  readonly postedDate: string | null;
  readonly articleCategory: string;
  readonly tags: readonly string[];
  readonly recommendTxt: string;
  /** Its address, or what stands for one that is still to be uploaded. */
  readonly coverPhoto: string | null;
  /** As the cover; kept while the category takes none, so that another one has it again. */
  readonly logo: string | null;
};

/** What the fields of the form are drawn from. */
export type ArticleForm = EditForm<ArticleDraft>;

/** A new one begins with today's date. */
export const newArticle = (today: string): ArticleDraft => ({
  articleName: '',
  articleUrl: '',
  articleWebsite: '',
  postedDate: today,
  articleCategory: '',
  tags: [],
  recommendTxt: '',
  coverPhoto: null,
  logo: null,
});

export const draftOf = (item: ArticleItem): ArticleDraft => ({
  articleName: item.articleName,
  articleUrl: item.articleUrl,
  articleWebsite: item.articleWebsite ?? '',
  postedDate: item.postedDate,
  articleCategory: item.articleCategory,
  tags: item.tags,
  recommendTxt: item.recommendTxt ?? '',
  coverPhoto: asQueued(item.coverPhoto),
  logo: asQueued(item.logo),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** Some categories take no logo; one that is not chosen yet takes it. */
export const takesLogo = (articleCategory: string): boolean => !contentCategory(articleCategory)?.logoUploadDisabled;

export function articleBody(draft: ArticleDraft): CallBodyInput<typeof addUserArticle> {
  return {
    articleName: draft.articleName,
    articleUrl: draft.articleUrl,
    articleWebsite: orNull(draft.articleWebsite),
    postedDate: draft.postedDate,
    articleCategory: draft.articleCategory,
    tags: [...draft.tags],
    recommendTxt: orNull(draft.recommendTxt),
    coverPhoto: draft.coverPhoto,
    logo: takesLogo(draft.articleCategory) ? draft.logo : null,
  };
}
