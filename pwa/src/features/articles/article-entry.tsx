import type { ArticleItem } from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArticleRow, ExternalMark, Thumb } from '../../ui/index.ts';

type Props = {
  readonly item: ArticleItem;
  /** Star and, for its owner, the pencil. */
  readonly actions?: ReactNode;
};

/** Without leading noughts: 2026/11/8 (individual-side 9). */
const shownDay = (day: string) => day.split('-').map(Number).join('/');

/** One item of content: its picture, its name leading out, what kind it is, and its tags. */
export function ArticleEntry({ item, actions }: Props) {
  const { articleName, articleUrl, articleWebsite, articleCategory, postedDate, recommendTxt } = item;
  return (
    <ArticleRow
      thumb={<Thumb src={item.coverPhoto ?? item.logo} />}
      title={
        <a href={articleUrl} target="_blank" rel="noopener nofollow ugc">
          {articleName}
          <ExternalMark className="ic-s art__x" />
        </a>
      }
      kicker={[]}
      meta={[
        contentCategory(articleCategory)?.label,
        postedDate === null ? null : shownDay(postedDate),
        articleWebsite ?? item.author.name,
      ]}
      quote={recommendTxt}
      tags={<Tags item={item} />}
      actions={actions}
    />
  );
}

function Tags({ item: { tags, mainCategory } }: { readonly item: ArticleItem }) {
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      {tags.slice(0, 5).map((tag) => (
        <Link key={tag} className="tag" to="/tag-search" search={{ tag, mainArticleCategory: mainCategory }}>
          {tag}
        </Link>
      ))}
    </div>
  );
}
