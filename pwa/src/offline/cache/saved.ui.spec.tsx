import { getProfile } from '@meikan/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { bringApp } from '../../app/testing/app-worker.ts';
import { hear } from '../../app/testing/play.ts';
import { worker } from '../../app/testing/played-server.ts';
import { CacheDatabase, pictureCacheName } from './database.ts';
import { keyOf } from './index.ts';
import type { Saved } from './saved.ts';
import { holdPicture, madeUpPerson, openTestCache, playPeople } from './testing/made-up-people.ts';

const person = (id: string) => ({ kind: 'person', id }) as const;
const profileOf = (id: string) => ({ call: getProfile, input: { params: { username: id } } });

beforeEach(() => {
  playPeople();
});
// What is looked at is saved by itself.
beforeEach(bringApp);

/** Keeps what the server says of a person, as the page in view does. */
function keep(cache: Saved, payload: ReturnType<typeof madeUpPerson>): Promise<void> {
  const told = { payload, total: undefined, counter: undefined, position: undefined, watermark: undefined };
  cache.keep(profileOf(payload.id), told, 0);
  return cache.settled();
}

const keptPictures = async (cache: Saved) => (await cache.storage()).pictures.count;

test('a saved thing is dropped with its last reason', async () => {
  using cache = await openTestCache('reasons');
  const thing = person('somebody');
  await cache.pin(thing, '仮の名前');
  await cache.visited(thing);
  expect([...(await cache.reasonsOf(thing))].sort()).toEqual(['pinned', 'recent']);
  await cache.unpin(thing);
  expect(await cache.reasonsOf(thing)).toEqual(['recent']);
  await cache.remove(thing);
  expect([await cache.stateOf(thing), await keptPictures(cache)]).toEqual([null, 0]);
});

test('viewed pages are kept up to 50, with their pictures', async () => {
  using cache = await openTestCache('recent');
  for (let at = 0; at < 52; at += 1) {
    await keep(cache, madeUpPerson(`looked-${at}`, 1));
    await cache.visited(person(`looked-${at}`));
  }
  await expect.poll(() => cache.stateOf(person('looked-51'))).toMatchObject({ state: 'whole' });
  await cache.lookOver();
  const items = await cache.list();
  expect(items.map(({ id }) => id)).not.toContain('looked-0');
  expect([items.length, await keptPictures(cache)]).toEqual([50, 50]);
});

test("a saved profile is found by its id and its username, whatever the query's order", async () => {
  using cache = await openTestCache('names');
  await cache.pin(person('mio'), 'mio');
  const names = ['mio', '@mio', 'nobody'];
  const found = await Promise.all(names.map((name) => cache.find(keyOf(getProfile, profileOf(name).input))));
  expect(found.map((answer) => answer !== null)).toEqual([true, true, false]);
});

test('a lost picture is detected and fetched again (G8)', async () => {
  using cache = await openTestCache('lost');
  const thing = person('pictured');
  await cache.pin(thing, 'pictured');
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'whole', pictures: { kept: 3 } });
  await (await caches.open(pictureCacheName('lost'))).delete('/images/pictured-1.webp');
  await cache.lookOver();
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'partial', pictures: { kept: 2 } });
  await cache.renew(thing);
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'whole', pictures: { kept: 3 } });
});

test('a look-over leaves what is being saved (G8)', async () => {
  using cache = await openTestCache('looking');
  const thing = person('followed');
  const letCome = holdPicture('/images/followed-2.webp');
  const asked = hear(getProfile);
  const pinned = cache.pin(thing, 'followed');
  await expect.poll(() => keptPictures(cache)).toBe(3);
  const looked = cache.lookOver();
  // Its own page is what it asks for once it has taken away what is over.
  await expect.poll(() => asked.map(({ params }) => params.username)).toContain('looking');
  letCome();
  await Promise.all([pinned, looked]);
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'whole', pictures: { kept: 4 } });
});

test('saving by hand while a page is kept by itself fetches all of it', async () => {
  using cache = await openTestCache('joining');
  const thing = person('joined');
  const letCome = holdPicture('/images/joined-2.webp');
  await keep(cache, madeUpPerson('joined'));
  const visited = cache.visited(thing);
  await expect.poll(() => keptPictures(cache)).toBe(2);
  const pinned = cache.pin(thing, 'joined');
  await expect.poll(() => cache.reasonsOf(thing)).toContain('pinned');
  letCome();
  await visited;
  expect(await pinned).toBe('saved');
  expect(await cache.stateOf(thing)).toMatchObject({ savedDepth: 'whole' });
});

test('F12: a cache of another shape is dropped, not converted', async () => {
  {
    using before = await openTestCache('shape');
    await before.pin(person('old'), 'old');
    expect(await before.list()).toHaveLength(1);
  }
  const database = new CacheDatabase('shape');
  await database.notes.put({ name: 'shape', value: 999 });
  database.close();
  using after = await openTestCache('shape');
  expect([after.available, await after.list()]).toEqual([true, []]);
});

test('saved pictures wait for Wi-Fi when the setting asks for it', async () => {
  const line = (type: string) =>
    Object.defineProperty(navigator, 'connection', { value: { type }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  using cache = await openTestCache('line');
  const thing = person('abroad');
  await cache.changeSettings({ wifiOnly: true });
  line('cellular');
  expect(await cache.pin(thing, 'abroad')).toBe('waits-for-wifi');
  expect(await cache.stateOf(thing)).toMatchObject({ pictures: { kept: 0, total: 3 } });
  line('wifi');
  expect(await cache.renew(thing)).toBe('saved');
  expect(await cache.stateOf(thing)).toMatchObject({ pictures: { kept: 3, total: 3 } });
});

test('a saved copy is outdated by a newer answer until it is fetched again', async () => {
  using cache = await openTestCache('news');
  const thing = person('busy');
  await cache.pin(thing, 'busy');
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'whole' });
  await keep(cache, { ...madeUpPerson('busy'), revision: '2' });
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'outdated' });
  await cache.renew(thing);
  expect(await cache.stateOf(thing)).toMatchObject({ state: 'whole' });
});

/** What the site's caches take, by the browser's own count, in bytes. */
async function takenByCaches(): Promise<number> {
  const { usageDetails } = z
    .object({ usageDetails: z.object({ caches: z.number().default(0) }) })
    .parse(await navigator.storage.estimate());
  return usageDetails.caches;
}

const PICTURE_BYTES = 300_000;

test('F55 G8: saved pictures take no more than their bytes, and every text and picture is kept', async () => {
  const headers = { 'content-type': 'image/webp' };
  worker.use(http.get('/images/*', () => new HttpResponse(new Uint8Array(PICTURE_BYTES), { headers })));
  const before = await takenByCaches();
  using cache = await openTestCache('measured');
  const ids = ['person-0', 'person-1', 'person-2'];
  for (const id of ids) await cache.pin(person(id), id);
  const texts = await Promise.all(ids.map((id) => cache.find(keyOf(getProfile, profileOf(id).input))));
  expect(texts.map((text) => text?.answer.payload)).toEqual(ids.map((id) => madeUpPerson(id)));
  expect((await cache.list()).map(({ pictures }) => pictures)).toEqual(ids.map(() => ({ kept: 3, total: 3 })));
  const { bytes } = (await cache.storage()).pictures;
  expect(bytes).toBe(9 * PICTURE_BYTES);
  const taken = (await takenByCaches()) - before;
  expect([taken > 0, taken < bytes * 1.2]).toEqual([true, true]);
});
