import { afterAll, beforeAll } from 'vitest';
import { type FeedServer, openFeedServer } from './feed-server.ts';
import { openRoom, type Room } from './open-room.ts';

/** A room whose feeds come from a server of the test's own, opened for the file that calls it. */
export function feedRoomPerFile(): { readonly feeds: FeedServer; readonly room: Room } {
  let opened: { readonly feeds: FeedServer; readonly room: Room } | undefined;
  const house = () => {
    if (opened === undefined) throw new Error('The room opens before the first test, not earlier.');
    return opened;
  };
  beforeAll(async () => {
    const feeds = await openFeedServer();
    opened = { feeds, room: await openRoom({ safeFetch: feeds.safeFetch }) };
  });
  afterAll(async () => {
    await opened?.room.close();
    await opened?.feeds.close();
  });
  return {
    get feeds() {
      return house().feeds;
    },
    get room() {
      return house().room;
    },
  };
}
