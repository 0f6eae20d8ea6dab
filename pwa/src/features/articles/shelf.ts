import type { ArticleItem } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { type Author, articleAfter } from './article-after.ts';
import type { ArticleEdit } from './article-command.ts';

/** Items as an answer lists them: a page of them, how many there are in all, and how many of each category. */
export type Shelf = {
  readonly items: readonly ArticleItem[];
  readonly total: number | undefined;
  readonly counter: Readonly<Record<string, number>> | undefined;
};

/** What a shelf holds. */
export type ShelfRule = {
  /** Whether an item is among those that the counter counts, and under which key; `null`: it is not. */
  readonly keyOf: (item: ArticleItem) => string | null;
  /** Whether an item that is counted stands in the list, or would on another page. */
  readonly lists: (item: ArticleItem) => boolean;
  /** Whether a new item of this owner stands on this very page: it comes first. */
  readonly welcomes: (owner: ArticleEdit['data']['owner']) => boolean;
  readonly authorOf: (user: string) => Author;
};

/**
 * A shelf as the pending edits leave it. Items that stand elsewhere are not counted anew when they are edited: nothing tells then
 * whether the answer has come after it.
 */
export function shelfAfter(shelf: Shelf, edits: readonly ArticleEdit[], rule: ShelfRule): Shelf {
  const listed = new Map(shelf.items.map((item) => [item.id, item]));
  const byItem = Map.groupBy(edits, ({ data }) => data.articleId);
  return [...byItem].reduce((reached, [id, its]) => {
    const before = listed.get(id) ?? null;
    if (before === null && !its.some((one) => one.type === 'register-article' && rule.welcomes(one.data.owner))) {
      return reached;
    }
    return exchange(reached, before, articleAfter(before, its, rule.authorOf), rule);
  }, shelf);
}

function exchange(shelf: Shelf, before: ArticleItem | null, after: ArticleItem | null, rule: ShelfRule): Shelf {
  if (sameValue(before, after)) return shelf;
  const from = before && rule.keyOf(before);
  const to = after && rule.keyOf(after);
  const stays = after !== null && to !== null && rule.lists(after);
  return {
    items: itemsAfter(shelf.items, before, stays ? after : null),
    total: shelf.total === undefined ? undefined : shelf.total + Number(stays) - Number(before !== null),
    counter: shelf.counter && moved(shelf.counter, from, to),
  };
}

function itemsAfter(items: readonly ArticleItem[], before: ArticleItem | null, after: ArticleItem | null) {
  if (before === null) return after === null ? items : [after, ...items];
  return items.flatMap((item) => (item === before ? (after ?? []) : item));
}

function moved(counter: Readonly<Record<string, number>>, from: string | null, to: string | null) {
  if (from === to) return counter;
  const counts = new Map(Object.entries(counter));
  if (from !== null) counts.set(from, (counts.get(from) ?? 1) - 1);
  if (to !== null) counts.set(to, (counts.get(to) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}
