import type { ArticleId, ArticleOwner } from '@meikan/domain';
import type { MeikanEvent } from '@meikan/event-log';
import { pageKey } from '../feed/item-key.ts';
import type { ListedItem } from '../feed/newest-items.ts';
import { storedTitle } from './item-names.ts';

/** Everybody's articles, by what they lead to. */
export type ArticleIndex = {
  /**
   * The article of somebody that leads, or ever led, where an item does, however it came to be; one that is published before one
   * that was removed. An item whose link is not its own is known by its title as well. Null: there is none.
   */
  find(owner: ArticleOwner, item: ListedItem): ArticleId | null;
  apply(id: ArticleId, event: MeikanEvent): void;
};

type Known = { readonly owner: string; readonly title: string; readonly isRemoved: boolean };

export function createArticleIndex(): ArticleIndex {
  const articles = new Map<ArticleId, Known>();
  const byLink = new Map<string, Set<ArticleId>>();

  function leadsTo(id: ArticleId, owner: string, link: string): void {
    const key = `${owner} ${pageKey(link)}`;
    byLink.set(key, (byLink.get(key) ?? new Set()).add(id));
  }

  function change(id: ArticleId, changes: Partial<Known>, link: string | undefined): void {
    const known = articles.get(id);
    if (known === undefined) return;
    articles.set(id, { ...known, ...changes });
    if (link !== undefined) leadsTo(id, known.owner, link);
  }

  return {
    find(owner, item) {
      const withLink = [...(byLink.get(`${nameOf(owner)} ${pageKey(item.link)}`) ?? [])];
      const found = item.ownsLink ? withLink : withLink.filter((id) => articles.get(id)?.title === storedTitle(item));
      return found.find((id) => articles.get(id)?.isRemoved === false) ?? found[0] ?? null;
    },
    apply(id, event) {
      if (event.type === 'article-registered' || event.type === 'article-restored') {
        const { owner, articleName: title, articleUrl } = event.data;
        articles.set(id, { owner: nameOf(owner), title, isRemoved: false });
        leadsTo(id, nameOf(owner), articleUrl);
      }
      if (event.type === 'article-edited') {
        const { articleName: title, articleUrl } = event.data.changes;
        change(id, title === undefined ? {} : { title }, articleUrl);
      }
      if (event.type === 'article-removed') change(id, { isRemoved: true }, undefined);
    },
  };
}

const nameOf = ({ kind, id }: ArticleOwner) => `${kind} ${id}`;

/** The events that it is told by; whoever reads the log may leave the others closed. */
export const tellingOfArticles: ReadonlySet<string> = new Set<MeikanEvent['type']>([
  'article-registered',
  'article-edited',
  'article-removed',
  'article-restored',
]);
