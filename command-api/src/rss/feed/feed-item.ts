import { plainBody, plainTitle, withWindowsCharacters } from './plain-text.ts';
import { publishedAt } from './posted-date.ts';
import { LONGEST_TEXT, type RawEntry, type Words } from './raw-entry.ts';

/** One entry of a feed, as texts; whether they may stand on a page is the rule's to say. */
export type FeedItem = {
  /** As the feed words it; null: it gives none. */
  readonly guid: string | null;
  /** On one line: the entry's own, else how it begins; empty when there is neither. */
  readonly title: string;
  /** Absolute where it can be read as an address; else as the feed words it, empty when there is none. */
  readonly link: string;
  /** When it was published, in milliseconds; null: undated. */
  readonly at: number | null;
};

const LETTER = /[^\s\p{C}]/u;

/** An entry of a feed, seen at `now` (milliseconds). */
export function feedItem(entry: RawEntry, now: number): FeedItem {
  const link = entry.link === null ? '' : absolute(withWindowsCharacters(entry.link), entry.base);
  return { guid: entry.guid, title: titleOf(entry), link, at: publishedAt(entry.date, now) };
}

function titleOf({ title, body }: RawEntry): string {
  const own = title === null ? '' : onOneLine(title, plainTitle);
  if (LETTER.test(own)) return own;
  for (const words of body) {
    const beginning = onOneLine(words, plainBody);
    if (LETTER.test(beginning)) return beginning.slice(0, LONGEST_TEXT);
  }
  return '';
}

function onOneLine({ text, isHtml }: Words, plain: (html: string) => string): string {
  return (isHtml ? plain(text) : withWindowsCharacters(text)).replace(/\s+/g, ' ').trim();
}

function absolute(link: string, base: string): string {
  return URL.canParse(link, base) ? new URL(link, base).href : link;
}
