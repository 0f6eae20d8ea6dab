import { FeedRefused } from './feed-refused.ts';
import { LONGEST_BODY, LONGEST_TEXT, type RawEntry, type Words } from './raw-entry.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Feed 1.0 lets an id be a number. */
function textOf(value: unknown, longest = LONGEST_TEXT): string | null {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.trim().slice(0, longest) : '';
  return text === '' ? null : text;
}

function wordsOf(value: unknown, isHtml = false): Words | null {
  const text = textOf(value, LONGEST_BODY);
  return text === null ? null : { text, isHtml };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedRefused('malformed', error);
  }
}

/**
 * The entries of a JSON Feed 1.0 or 1.1, answered from `url`. What is no object among them is left out.
 * @throws FeedRefused
 */
export function readJsonFeed(text: string, url: string, onEntry: (entry: RawEntry) => void): void {
  const feed = parsed(text);
  if (!isFields(feed) || !textOf(feed.version)?.includes('jsonfeed.org/version/1') || !Array.isArray(feed.items))
    throw new FeedRefused('not-a-feed');
  for (const item of feed.items) {
    if (!isFields(item)) continue;
    const title = textOf(item.title);
    const body = [wordsOf(item.content_text), wordsOf(item.content_html, true), wordsOf(item.summary)];
    onEntry({
      guid: textOf(item.id),
      title: title === null ? null : { text: title, isHtml: false },
      body: body.filter((words) => words !== null),
      link: textOf(item.url) ?? textOf(item.external_url),
      base: url,
      date: textOf(item.date_published) ?? textOf(item.date_modified),
    });
  }
}
