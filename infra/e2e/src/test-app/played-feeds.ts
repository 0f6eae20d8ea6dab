import { ProblemError, type SafeFetch } from '@meikan/platform';

/** What stands behind the addresses that people give, by address; nothing else can be reached from a test. */
export const playedFeeds = new Map<string, string>();

/** The internet as the application of a test sees it. */
export const playedInternet: SafeFetch = async (url) => {
  const text = playedFeeds.get(url);
  if (text === undefined) {
    const detail = 'URLの内容を取得できませんでした。URLを確認して、もう一度お試しください。';
    throw new ProblemError({ code: 'address-not-readable', status: 422, title: '取得できませんでした', detail });
  }
  return { kind: 'fetched', url, contentType: 'application/rss+xml', etag: undefined, body: Buffer.from(text) };
};
