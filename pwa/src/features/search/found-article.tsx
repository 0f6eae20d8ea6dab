import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contentCategoryName } from '../../directory/category-names.ts';
import { shownDate } from '../../directory/shown-date.ts';
import { ArticleRow, Highlight, Thumb } from '../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  readonly text: string;
  readonly star: (article: ArticleItem) => ReactNode;
};

/** An item of content that was found, with what was looked for marked. */
export function FoundArticle({ article, text, star }: Props) {
  const { articleName, articleUrl, articleCategory, author, coverPhoto, logo, postedDate, recommendTxt, tags } =
    article;
  return (
    <ArticleRow
      thumb={<Thumb src={coverPhoto ?? logo} />}
      title={
        <a href={articleUrl} target="_blank" rel="noopener nofollow ugc">
          <Highlight text={articleName} part={text} />
        </a>
      }
      kicker={[]}
      meta={[
        contentCategoryName(articleCategory),
        postedDate && shownDate(postedDate),
        <Author key="author" author={author} text={text} />,
      ]}
      quote={recommendTxt}
      tags={tags.length > 0 && <Tags tags={tags.slice(0, 5)} />}
      actions={star(article)}
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

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <div className="tags">
      {tags.map((tag) => (
        <Link className="tag" key={tag} to="/tag-search" search={{ tag }}>
          {tag}
        </Link>
      ))}
    </div>
  );
}
