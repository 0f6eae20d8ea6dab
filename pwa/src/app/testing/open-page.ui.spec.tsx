import { CHANGES_PATH } from '@meikan/contracts';
import { Dexie } from 'dexie';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cutNetwork, mendNetwork } from './network.ts';
import { closePage, isOfATest, openPage } from './open-page.tsx';
import { worker } from './played-server.ts';

test('the end of a test keeps only the cache by which the played server restarts', async () => {
  await openPage('/terms');
  await caches.open('meikan-pictures-tester');
  await closePage();
  const left = await caches.keys();
  expect(left).toContainEqual(expect.stringMatching(/^msw:/));
  expect(left.filter(isOfATest)).toEqual([]);
});

test('a page whose live changes resume after an outage stays where it was, and reloads nothing else', async () => {
  await openPage('/terms');
  await userEvent.keyboard('{Shift}');
  const resumed: (string | null)[] = [];
  worker.use(http.get(CHANGES_PATH, ({ request }) => void resumed.push(request.headers.get('last-event-id'))));
  const goneAndBack = () => {
    cutNetwork();
    mendNetwork();
    return resumed.at(-1);
  };
  // Gone before it has heard where it is, it could not know.
  await expect.poll(goneAndBack).toBe('1');
});

test('the end of a test empties the databases that it wrote to', async () => {
  await openPage('/profile/kurosaki-mio', { as: 'general' });
  const database = new Dexie('meikan-core-kurosaki-mio');
  await database.open();
  await database.table('drafts').put({ key: 'left', at: 0, value: null });
  await closePage();
  expect(await database.table('drafts').count()).toBe(0);
  database.close();
});
