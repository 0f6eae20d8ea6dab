import { articleId } from '@meikan/domain';
import { createCategoryReader, type Readable } from '../../entities/category-reader.ts';
import { type ArticleIndex, createArticleIndex, tellingOfArticles } from './article-index.ts';

/** Which articles there are at present. The first call reads all that the log says of them, later ones what has come since. */
export type KnownArticles = () => Promise<Pick<ArticleIndex, 'find'>>;

export function createKnownArticles(written: Readable): KnownArticles {
  const index = createArticleIndex();
  const readOn = createCategoryReader(written, {
    category: 'article',
    types: tellingOfArticles,
    tell: (id, event) => index.apply(articleId(id), event),
  });
  return async () => {
    await readOn();
    return index;
  };
}
