import { limitWork, limitWorkByKey, ProblemError } from '@meikan/platform';
import type { CommandApiDeps } from '../../route/deps.ts';
import { type FeedFault, FeedRefused } from '../feed/feed-refused.ts';
import type { ListedItem } from '../feed/newest-items.ts';
import { readFeed } from '../feed/read-feed.ts';

/** Reads the items of a feed for somebody. @throws ProblemError 422: not allowed, not readable, no feed */
export type FeedReader = (url: string, reader: string) => Promise<readonly ListedItem[]>;

/** What servers call their feeds; many call them something else, or nothing. What one is, its text decides. */
const ACCEPT = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/xml',
  'text/xml',
  'application/json',
  '*/*',
];
/** Feeds that are parsed at the same time, one per person: each may cost a thread and 80 MB. */
const AT_ONCE = 2;
/** Who may wait for other servers at once. */
const MOST_WAITING = 12;
const tooManyFeeds = () => new ProblemError({ code: 'unavailable', retryAfter: 1 });

const details: Readonly<Record<FeedFault, string>> = {
  'not-a-feed': 'このURLの内容は、RSS・Atom・JSON Feedのいずれでもありません。フィードのURLを確認してください。',
  malformed: 'フィードの書式が正しくないため、読み取れませんでした。',
  doctype: '文書型宣言（DOCTYPE）を含むフィードは、安全のため読み取りません。',
  'too-complex': 'フィードが複雑すぎるため、読み取れませんでした。',
  'too-slow': 'フィードの読み取りに時間がかかりすぎました。',
};

function problemOf(cause: FeedRefused): ProblemError {
  return new ProblemError({
    code: 'feed-not-readable',
    status: 422,
    title: 'フィードを読み取れませんでした',
    detail: details[cause.fault],
    cause,
  });
}

/**
 * The only way from an address that a person gave to the items behind it. Other servers are slow: more than a few who wait for
 * them are asked to come again, so that they never hold what everybody else's calls need.
 */
export function createFeedReader({ safeFetch, clock }: Pick<CommandApiDeps, 'safeFetch' | 'clock'>): FeedReader {
  const limitReading = limitWork({ running: MOST_WAITING, full: tooManyFeeds });
  const limitParsing = limitWorkByKey({ running: AT_ONCE, waiting: MOST_WAITING, full: tooManyFeeds });
  const read = async (url: string, reader: string) => {
    const fetched = await safeFetch(url, { accept: ACCEPT });
    // Without an ETag in the question no server may answer that nothing changed.
    if (fetched.kind === 'not-modified') throw new Error('a feed that was never read has not changed');
    const { body, contentType } = fetched;
    return limitParsing(reader, () => readFeed({ body, contentType, url: fetched.url }, clock.now().getTime()));
  };
  return (url, reader) =>
    limitReading(async () => {
      try {
        return await read(url, reader);
      } catch (error) {
        throw error instanceof FeedRefused ? problemOf(error) : error;
      }
    });
}
