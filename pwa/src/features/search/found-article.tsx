import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { ArticleTags } from '../../directory/article-tags.tsx';
import { ArticleThumb } from '../../directory/article-thumb.tsx';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { contentCategoryName } from '../../directory/category-names.ts';
import { ContentLink } from '../../directory/content-link.tsx';
import { shownDate } from '../../directory/shown-date.ts';
import { ArticleRow, Highlight } from '../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  readonly text: string;
};

/** An item of content that was found, with what was looked for marked. */
export function FoundArticle({ article, text }: Props) {
  const { articleName, articleCategory, author, postedDate, recommendTxt } = article;
  return (
    <ArticleRow
      thumb={<ArticleThumb item={article} />}
      title={
        <ContentLink item={article}>
          <Highlight text={articleName} part={text} />
        </ContentLink>
      }
      kicker={[]}
      meta={[
        contentCategoryName(articleCategory),
        postedDate && shownDate(postedDate),
        <Author key="author" author={author} text={text} />,
      ]}
      quote={recommendTxt}
      tags={<ArticleTags item={article} />}
      actions={<BookmarkStar item={article} />}
    />
  );
}

function Author({ author: { kind, id, name }, text }: Pick<ArticleItem, 'author'> & Pick<Props, 'text'>) {
  const marked = <Highlight text={name} part={text} />;
  return kind === 'user' ? (
    <Link to="/profile/$id" params={{ id }} search={{}}>
      {marked}
    </Link>
  ) : (
    <Link to="/companies/$id" params={{ id }} search={{}}>
      {marked}
    </Link>
  );
}
