import type { ArticleItem } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { ArticlePermalink } from '../../../directory/article-permalink.tsx';
import { ArticleTags } from '../../../directory/article-tags.tsx';
import { ArticleThumb } from '../../../directory/article-thumb.tsx';
import { contentCategoryName } from '../../../directory/category-names.ts';
import { ArticleRow } from '../../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  readonly star: (article: ArticleItem) => ReactNode;
  /** Without tags and quotation, for the overview. */
  readonly small?: boolean;
};

/** An item of the company's content: kind, day, title, site or author, tags and the star. */
export function CompanyArticle({ article, star, small = false }: Props) {
  const { articleName, articleUrl, articleCategory, articleWebsite, author } = article;
  return (
    <ArticleRow
      small={small}
      thumb={<ArticleThumb item={article} />}
      title={
        <a href={articleUrl} target="_blank" rel="noopener nofollow ugc">
          {articleName}
        </a>
      }
      kicker={[]}
      meta={[
        contentCategoryName(articleCategory),
        <ArticlePermalink key="page" item={article} />,
        articleWebsite ?? author.name,
      ]}
      quote={small ? null : article.recommendTxt}
      tags={!small && <ArticleTags item={article} />}
      actions={star(article)}
    />
  );
}
