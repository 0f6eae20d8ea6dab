import type { CallAnswer, listArticleMainCategories } from '@meikan/contracts';
import { type ContentCategory, contentMainCategories } from '@meikan/domain';

/** A category without the rules that it shares with its main category. */
const told = ({ key, label, emoji, order, logoUploadDisabled, defaultIcon }: ContentCategory) => ({
  key,
  label,
  emoji,
  order,
  logoUploadDisabled,
  defaultIcon,
});

/** The catalogue of contents as the wire tells it, in display order. */
export const mainCategories: CallAnswer<typeof listArticleMainCategories> = contentMainCategories.map(
  ({ categories, ...main }) => ({ ...main, categories: categories.map(told) }),
);

export const whitePaperCategories = mainCategories.filter(({ key }) => key === 'white_paper');
