import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contentCategoryName } from '../../../directory/category-names.ts';
import { shownDate } from '../../../directory/shown-date.ts';
import { ArticleRow, Thumb } from '../../../ui/index.ts';

type Props = {
  readonly article: ArticleItem;
  readonly star: (article: ArticleItem) => ReactNode;
  /** Without tags and quotation, for the overview. */
  readonly small?: boolean;
};

/** At most five tags of an item are shown (company-side 3). */
const SHOWN_TAGS = 5;

/** An item of the company's content: kind, day, title, site or author, tags and the star. */
export function CompanyArticle({ article, star, small = false }: Props) {
  const { articleName, articleUrl, articleCategory, articleWebsite, author, coverPhoto, postedDate } = article;
  return (
    <ArticleRow
      small={small}
      thumb={<Thumb src={coverPhoto ?? article.logo} />}
      title={
        <a href={articleUrl} target="_blank" rel="noopener nofollow ugc">
          {articleName}
        </a>
      }
      kicker={[]}
      meta={[contentCategoryName(articleCategory), postedDate && shownDate(postedDate), articleWebsite ?? author.name]}
      quote={small ? null : article.recommendTxt}
      tags={!small && article.tags.length > 0 && <Tags tags={article.tags.slice(0, SHOWN_TAGS)} />}
      actions={star(article)}
    />
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
