import type { ArticleItem, Matched } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { ArticleTags } from '../../directory/article-tags.tsx';
import { ArticleThumb } from '../../directory/article-thumb.tsx';
import { BookmarkStar } from '../../directory/bookmark-star.tsx';
import { contentCategoryName } from '../../directory/category-names.ts';
import { ContentLink } from '../../directory/content-link.tsx';
import { matchOf } from '../../directory/match.ts';
import { shownDate } from '../../directory/shown-date.ts';
import { ArticleRow, Highlight, type Marks } from '../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  /** Why it was found. */
  readonly matched?: Matched | undefined;
  readonly text: string;
};

/** An item of content that was found, with why it was. */
export function FoundArticle({ article, matched, text }: Props) {
  const { articleName, articleCategory, author, postedDate, recommendTxt } = article;
  const category = contentCategoryName(articleCategory);
  const { marks, sentence, facts } = matchOf(matched, text, [articleName, author.name, category]);
  const quote = sentence ?? recommendTxt;
  return (
    <ArticleRow
      thumb={<ArticleThumb item={article} />}
      title={
        <ContentLink item={article}>
          <Highlight text={articleName} marks={marks} />
        </ContentLink>
      }
      kicker={[]}
      meta={[
        category,
        postedDate && shownDate(postedDate),
        <Author key="author" author={author} marks={marks} />,
        ...facts.map((fact) => <Highlight key={fact} text={fact} marks={marks} />),
      ]}
      quote={quote && <Highlight text={quote} marks={marks} />}
      tags={<ArticleTags item={article} />}
      actions={<BookmarkStar item={article} />}
    />
  );
}

type AuthorProps = Pick<ArticleItem, 'author'> & { readonly marks: Marks };

function Author({ author: { kind, id, name }, marks }: AuthorProps) {
  const marked = <Highlight text={name} marks={marks} />;
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
