import type { FeedItem } from './feed-item.ts';

/** So many of a feed are looked at (security.md H14). */
export const MOST_ITEMS = 100;
const SOME = 10 * MOST_ITEMS;

/** Newest first, undated ones last, each group in the order of the feed. */
function byAge(one: FeedItem, other: FeedItem): number {
  return (other.at ?? Number.NEGATIVE_INFINITY) - (one.at ?? Number.NEGATIVE_INFINITY) || 0;
}

function newest(items: readonly FeedItem[]): FeedItem[] {
  const byKey = new Map<string, FeedItem>();
  for (const item of items.toSorted(byAge)) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()].slice(0, MOST_ITEMS);
}

/** Keeps the newest items of a feed of any length, one of each key: memory does not grow with the feed. */
export class NewestItems {
  #kept: FeedItem[] = [];

  add(item: FeedItem): void {
    this.#kept.push(item);
    if (this.#kept.length >= SOME) this.#kept = newest(this.#kept);
  }

  list(): readonly FeedItem[] {
    return newest(this.#kept);
  }
}
