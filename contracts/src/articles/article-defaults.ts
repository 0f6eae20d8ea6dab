import { contentCategory } from '@meikan/domain';
import type { ArticleItem } from './article.ts';

/** What stands for an item's picture and name where it has none: of its category. */
export function articleDefaults(articleCategory: string): Pick<ArticleItem, 'defaultLogo' | 'defaultArticleName'> {
  const { defaultIcon = '/images/art/thumb-default.svg', label = articleCategory } =
    contentCategory(articleCategory) ?? {};
  return { defaultLogo: defaultIcon, defaultArticleName: label };
}
