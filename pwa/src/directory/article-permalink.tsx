import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { shownDate } from './shown-date.ts';
import { directoryTexts } from './texts.ts';
import './article-permalink.css';

const texts = directoryTexts.articlePage;

/** The day of an item, which leads to its page here; that of the item itself leads out. */
export function ArticlePermalink({ item: { id, articleName, postedDate } }: { readonly item: ArticleItem }) {
  return (
    <Link className="art__p" to="/articles/$id" params={{ id }}>
      <span>{postedDate === null ? texts.name : shownDate(postedDate)}</span>
      <span className="sr">{texts.of(articleName)}</span>
    </Link>
  );
}
