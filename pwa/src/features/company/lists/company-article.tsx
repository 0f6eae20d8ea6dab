import type { ArticleItem } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { ArticlePermalink } from '../../../directory/article-permalink.tsx';
import { ArticleTags } from '../../../directory/article-tags.tsx';
import { ArticleThumb } from '../../../directory/article-thumb.tsx';
import { BookmarkStar } from '../../../directory/bookmark-star.tsx';
import { contentCategoryName } from '../../../directory/category-names.ts';
import { ContentLink } from '../../../directory/content-link.tsx';
import { readingWords } from '../../../directory/reading-words.ts';
import { ArticleRow } from '../../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  /** Beside the star: the buttons of those who may edit it. */
  readonly actions?: ReactNode;
  /** Without tags and quotation, for the overview. */
  readonly small?: boolean;
};

/** An item of the company's content: kind, day, title, site or author, tags and what can be done with it. */
export function CompanyArticle({ article, actions, small = false }: Props) {
  const { articleCategory, articleWebsite, author } = article;
  return (
    <ArticleRow
      small={small}
      thumb={<ArticleThumb item={article} />}
      title={<ContentLink item={article}>{article.articleName}</ContentLink>}
      kicker={[]}
      meta={[
        contentCategoryName(articleCategory),
        <ArticlePermalink key="page" item={article} />,
        articleWebsite ?? author.name,
        ...readingWords(article),
      ]}
      quote={small ? null : article.recommendTxt}
      tags={!small && <ArticleTags item={article} />}
      actions={
        <>
          <BookmarkStar item={article} />
          {actions}
        </>
      }
    />
  );
}
