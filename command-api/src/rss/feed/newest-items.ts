import type { FeedItem } from './feed-item.ts';
import { itemKey, pageKey, sharedKey } from './item-key.ts';

/** An item among the others of its feed. */
export type ListedItem = FeedItem & {
  /** Whether others have its guid, or without guids its page: then its link alone tells it from them. */
  readonly sharesName: boolean;
  /** Whether its link shows which one it is: of several items it alone has it. Some feeds give all items the blog's own address. */
  readonly ownsLink: boolean;
};

/** So many of a feed are looked at. */
export const MOST_ITEMS = 100;
const SOME = 10 * MOST_ITEMS;

/** Newest first, undated ones last, each group in the order of the feed. */
function byAge(one: FeedItem, other: FeedItem): number {
  return (other.at ?? Number.NEGATIVE_INFINITY) - (one.at ?? Number.NEGATIVE_INFINITY) || 0;
}

function newest(items: readonly FeedItem[]): FeedItem[] {
  const byKey = new Map<string, FeedItem>();
  for (const item of items.toSorted(byAge)) {
    const key = itemKey(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()].slice(0, MOST_ITEMS);
}

/** Keeps the newest items of a feed of any length, one of each key: memory does not grow with the feed. */
export class NewestItems {
  #kept: FeedItem[] = [];

  add(item: FeedItem): void {
    this.#kept.push(item);
    if (this.#kept.length >= SOME) this.#kept = newest(this.#kept);
  }

  list(): readonly ListedItem[] {
    const items = newest(this.#kept);
    const byName = Map.groupBy(items, sharedKey);
    const byLink = Map.groupBy(items, ({ link }) => pageKey(link));
    return items.map((item) => ({
      ...item,
      sharesName: byName.get(sharedKey(item))?.length !== 1,
      ownsLink: items.length > 1 && byLink.get(pageKey(item.link))?.length === 1,
    }));
  }
}
