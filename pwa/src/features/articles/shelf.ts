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
  const exchanged = exchangedBy(shelf, edits, rule);
  if (exchanged.length === 0) return shelf;
  const stands = ({ after }: Exchanged) =>
    after !== null && rule.keyOf(after) !== null && rule.lists(after) ? [after] : [];
  const was = exchanged.filter(({ before }) => before !== null).length;
  return {
    items: itemsAfter(shelf.items, exchanged, stands),
    total: shelf.total === undefined ? undefined : shelf.total + exchanged.flatMap(stands).length - was,
    counter: shelf.counter && counterAfter(shelf.counter, exchanged, rule.keyOf),
  };
}

/** An item as it was and as it will be; `null`: not there. */
type Exchanged = { readonly before: ArticleItem | null; readonly after: ArticleItem | null };

function exchangedBy(shelf: Shelf, edits: readonly ArticleEdit[], rule: ShelfRule): readonly Exchanged[] {
  const listed = new Map(shelf.items.map((item) => [item.id, item]));
  const byItem = Map.groupBy(edits, ({ data }) => data.articleId);
  return [...byItem].flatMap(([id, its]) => {
    const before = listed.get(id) ?? null;
    const isOurs =
      before !== null || its.some((one) => one.type === 'register-article' && rule.welcomes(one.data.owner));
    if (!isOurs) return [];
    const after = articleAfter(before, its, rule.authorOf);
    return sameValue(before, after) ? [] : [{ before, after }];
  });
}

function itemsAfter(
  items: readonly ArticleItem[],
  exchanged: readonly Exchanged[],
  stands: (one: Exchanged) => readonly ArticleItem[],
): readonly ArticleItem[] {
  const added = exchanged.filter(({ before }) => before === null).flatMap(stands);
  const others = new Map(exchanged.map((one) => [one.before?.id, one]));
  const kept = items.flatMap((item) => {
    const one = others.get(item.id);
    return one ? stands(one) : [item];
  });
  return [...added.reverse(), ...kept];
}

function counterAfter(
  counter: Readonly<Record<string, number>>,
  exchanged: readonly Exchanged[],
  keyOf: ShelfRule['keyOf'],
): Readonly<Record<string, number>> {
  const counts = new Map(Object.entries(counter));
  let moved = false;
  for (const { before, after } of exchanged) {
    const from = before && keyOf(before);
    const to = after && keyOf(after);
    if (from === to) continue;
    moved = true;
    if (from !== null) counts.set(from, (counts.get(from) ?? 1) - 1);
    if (to !== null) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return moved ? Object.fromEntries([...counts].filter(([, count]) => count > 0)) : counter;
}
