import { decodeFeed } from './decode.ts';
import { feedItem } from './feed-item.ts';
import { type ListedItem, NewestItems } from './newest-items.ts';
import { readJsonFeed } from './read-json-feed.ts';
import { readXmlFeed } from './read-xml-feed.ts';

/** What an address answered. */
export type FeedSource = {
  readonly body: Uint8Array;
  /** The whole header, for its charset. */
  readonly contentType: string;
  /** Where it was answered from: what relative addresses stand against. */
  readonly url: string;
};

/**
 * The newest 100 items of RSS 2.0, RSS 1.0, Atom or JSON Feed, by what the text is, not by what the header calls it.
 * `now` in milliseconds. @throws FeedRefused
 */
export function parseFeed({ body, contentType, url }: FeedSource, now: number): readonly ListedItem[] {
  const text = decodeFeed(body, contentType);
  const items = new NewestItems();
  const read = /^\s*\{/.test(text) ? readJsonFeed : readXmlFeed;
  read(text, url, (entry) => items.add(feedItem(entry, now)));
  return items.list();
}
