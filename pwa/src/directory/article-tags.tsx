import type { ArticleItem } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';

/** At most five tags of an item are shown. */
const SHOWN = 5;

type Props = { readonly item: Pick<ArticleItem, 'tags' | 'mainCategory'> };

/** The tags of an item, each of which leads to what else of its main category carries it. */
export function ArticleTags({ item: { tags, mainCategory } }: Props) {
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      {tags.slice(0, SHOWN).map((tag) => (
        <Link key={tag} className="tag" to="/tag-search" search={{ tag, mainArticleCategory: mainCategory }}>
          {tag}
        </Link>
      ))}
    </div>
  );
}
