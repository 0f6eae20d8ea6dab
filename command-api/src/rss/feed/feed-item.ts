import { plainTitle } from './plain-title.ts';
import { dayInJapan, publishedAt } from './posted-date.ts';
import type { RawEntry } from './raw-entry.ts';

/** One entry of a feed, as texts; whether they may stand on a page is the rule's to say. */
export type FeedItem = {
  /** What makes it the same entry the next time: its guid, else its address without what only tracks readers. */
  readonly key: string;
  /** On one line; empty when the feed names none. */
  readonly title: string;
  /** Absolute where it can be read as an address; else as the feed words it, empty when there is none. */
  readonly link: string;
  /** `yyyy-MM-dd` in Japan; null: undated. */
  readonly postedDate: string | null;
  /** In milliseconds, for the order. */
  readonly at: number | null;
};

const TRACKING = /^(?:utm_\w+|fbclid|gclid|yclid|mc_cid|mc_eid|ref_src)$/;

/** Two addresses of one page are one: without scheme, fragment, tracking parameters and the slash at the end. */
export function samePageKey(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}

/** An entry of the feed at `base`, seen at `now` (milliseconds). */
export function feedItem(entry: RawEntry, base: string, now: number): FeedItem {
  const title = entry.title === null ? '' : entry.titleIsHtml ? plainTitle(entry.title) : entry.title;
  const link = entry.link === null ? '' : absolute(entry.link, base);
  const at = publishedAt(entry.date, now);
  return {
    key: entry.guid ?? (samePageKey(link) || title),
    title: title.replace(/\s+/g, ' ').trim(),
    link,
    postedDate: at === null ? null : dayInJapan(at),
    at,
  };
}

function absolute(link: string, base: string): string {
  return URL.canParse(link, base) ? new URL(link, base).href : link;
}
