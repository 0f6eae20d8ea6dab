import { afterAll, beforeAll } from 'vitest';
import { type FeedServer, openFeedServer } from './feed-server.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

/** A test app whose feeds come from a server of the test's own, opened for the file that calls it. */
export function feedTestAppPerFile(): { readonly feeds: FeedServer; readonly testApp: TestApp } {
  let opened: { readonly feeds: FeedServer; readonly testApp: TestApp } | undefined;
  const own = () => {
    if (opened === undefined) throw new Error('The test app opens before the first test, not earlier.');
    return opened;
  };
  beforeAll(async () => {
    const feeds = await openFeedServer();
    opened = { feeds, testApp: await openTestApp({ safeFetch: feeds.safeFetch }) };
  });
  afterAll(async () => {
    await opened?.testApp.close();
    await opened?.feeds.close();
  });
  return {
    get feeds() {
      return own().feeds;
    },
    get testApp() {
      return own().testApp;
    },
  };
}
