import type { ArticleItem } from '@meikan/contracts';
import { byPostedDate, sameValue } from '@meikan/domain';
import { type AuthorOf, articleAfter, restoredOf } from './article-after.ts';
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
  /** Whether a new item of this owner stands on this very page: it comes first; one that is restored in its old place. */
  readonly welcomes: (owner: ArticleEdit['data']['owner']) => boolean;
  readonly authorOf: AuthorOf;
};

/**
 * A shelf as the pending edits leave it. Items that stand elsewhere are not counted anew when they are edited: nothing tells then
 * whether the answer has come after it.
 */
export function shelfAfter(shelf: Shelf, edits: readonly ArticleEdit[], rule: ShelfRule): Shelf {
  const exchanged = exchangedBy(shelf, edits, rule);
  if (exchanged.length === 0) return shelf;
  const gone = exchanged.filter(({ before }) => before !== null).length;
  const come = exchanged.flatMap(({ listed }) => listed).length;
  return {
    items: itemsAfter(shelf.items, exchanged),
    total: shelf.total === undefined ? undefined : shelf.total + come - gone,
    counter: shelf.counter && counterAfter(shelf.counter, exchanged),
  };
}

/** What became of one item: where it stood on the shelf, what stands there in its place, and under which keys it counted and counts. */
type Exchanged = {
  readonly before: ArticleItem | null;
  readonly listed: readonly ArticleItem[];
  readonly from: string | null;
  readonly to: string | null;
  readonly isRestored: boolean;
};

function exchangedBy(shelf: Shelf, edits: readonly ArticleEdit[], rule: ShelfRule): readonly Exchanged[] {
  const shown = new Map(shelf.items.map((item) => [item.id, item]));
  const byItem = Map.groupBy(edits, ({ data }) => data.articleId);
  return [...byItem].flatMap(([id, its]) => {
    const before = shown.get(id) ?? null;
    const isRestored = before === null && restoredOf(its) !== null;
    const comes = its.some((one) => (one.type === 'register-article' || isRestored) && rule.welcomes(one.data.owner));
    if (before === null && !comes) return [];
    const after = articleAfter(before, its, rule.authorOf);
    if (sameValue(before, after)) return [];
    const to = after && rule.keyOf(after);
    const listed = after !== null && to !== null && rule.lists(after) ? [after] : [];
    return [{ before, listed, from: before && rule.keyOf(before), to, isRestored }];
  });
}

/** New ones come first, the last of them before the others; restored ones stand by their date again. */
function itemsAfter(items: readonly ArticleItem[], exchanged: readonly Exchanged[]): readonly ArticleItem[] {
  const added = exchanged.flatMap(({ before, listed, isRestored }) => (before === null && !isRestored ? listed : []));
  const restored = exchanged.flatMap(({ listed, isRestored }) => (isRestored ? listed : []));
  const instead = new Map(exchanged.map(({ before, listed }) => [before?.id, listed]));
  const others = items.flatMap((item) => instead.get(item.id) ?? [item]);
  return [...added.reverse(), ...restored.reduce(placed, others)];
}

/** Among the others as the server sorts them: newest posted first, of one day by id. */
function placed(items: readonly ArticleItem[], item: ArticleItem): readonly ArticleItem[] {
  const isBefore = (other: ArticleItem) => (byPostedDate(item, other) || (item.id < other.id ? -1 : 1)) < 0;
  const place = items.findIndex(isBefore);
  const cut = place === -1 ? items.length : place;
  return [...items.slice(0, cut), item, ...items.slice(cut)];
}

function counterAfter(
  counter: Readonly<Record<string, number>>,
  exchanged: readonly Exchanged[],
): Readonly<Record<string, number>> {
  const moved = exchanged.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return counter;
  const counts = new Map(Object.entries(counter));
  for (const { from, to } of moved) {
    if (from !== null) counts.set(from, (counts.get(from) ?? 1) - 1);
    if (to !== null) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}
