import type { PublishedArticle } from '@meikan/domain';
import type { ArticleItem } from './article.ts';
import type { ArticleInput } from './calls.ts';

/** Every field of the article form, none left out. */
export type ArticleFields = { [F in keyof ArticleInput]-?: Exclude<ArticleInput[F], undefined> };

/** An article under the form's names, as if all of it were sent. */
export function articleFieldsOf({ content, recommendTxt }: PublishedArticle): ArticleFields {
  return { ...content, tags: [...content.tags], recommendTxt };
}

/** As `articleFieldsOf`, from what a list shows of it. */
export function articleFieldsOfItem(item: ArticleItem): ArticleFields {
  const { articleName, articleUrl, articleWebsite, postedDate, articleCategory, tags } = item;
  const { coverPhoto, logo, recommendTxt } = item;
  return { articleName, articleUrl, articleWebsite, postedDate, articleCategory, tags, coverPhoto, logo, recommendTxt };
}
