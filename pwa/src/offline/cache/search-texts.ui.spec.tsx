import { listSearchTexts, listSynonyms, type SearchTexts } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { bringApp } from '../../app/testing/app-worker.ts';
import { play, Refusal } from '../../app/testing/play.ts';
import { keyOf } from './index.ts';
import { openTestCache, playPeople } from './testing/made-up-people.ts';

const person = (id: string) => ({ kind: 'person', id }) as const;

const textsOf = (page: string): SearchTexts => ({
  ...{ page, name: page, otherNames: [], reading: null, tags: [], facts: ['長野県松本市'], texts: [] },
});

beforeEach(() => {
  playPeople();
});
// What nobody asked for is asked once the app lies on the device.
beforeEach(bringApp);

/** Tells of everybody but those whose id begins with `unlisted`. */
function playTexts() {
  return play(listSearchTexts, ({ query }) =>
    query.pages.filter(({ id }) => !id.startsWith('unlisted')).map(({ kind, id }) => textsOf(`${kind}:${id}`)),
  );
}

test('a saved thing is kept with the words by which the server finds it, where it tells any', async () => {
  const asked = playTexts();
  using cache = await openTestCache('told');
  for (const id of ['listed', 'unlisted']) expect(await cache.pin(person(id), id)).toBe('saved');
  expect(await cache.stateOf(person('listed'))).toMatchObject({ searched: { texts: textsOf('person:listed') } });
  expect(await cache.stateOf(person('unlisted'))).toMatchObject({ searched: { texts: null } });
  expect(asked.map(({ query }) => query.pages)).toEqual([[person('listed')], [person('unlisted')]]);
});

test('a thing is saved though the server does not tell its words, and they are asked for with the next look-over', async () => {
  play(listSearchTexts, () => new Refusal({ status: 503, code: 'unavailable', detail: '' }));
  using cache = await openTestCache('later');
  const news: unknown[] = [];
  cache.onNews((one) => news.push(one));
  const ids = Array.from({ length: 26 }, (_, at) => `somebody-${at}`);
  for (const id of ids) expect(await cache.pin(person(id), id)).toBe('saved');
  expect([(await cache.list()).filter(({ searched }) => searched !== undefined), news]).toEqual([[], []]);
  const asked = playTexts();
  await cache.lookOver();
  await expect
    .poll(async () => (await cache.list()).map(({ searched }) => searched?.texts?.page).sort())
    .toEqual(ids.map((id) => `person:${id}`).sort());
  await cache.lookOver();
  expect(asked.map(({ query }) => query.pages.length)).toEqual([25, 1]);
});

test('a look-over keeps what else words are called, once an hour', async () => {
  const called = (other: string) => [{ word: 'ゆのくに', others: [other], oneWay: true }];
  using cache = await openTestCache('words');
  const kept = async () => (await cache.find(keyOf(listSynonyms, {})))?.answer.payload;
  play(listSynonyms, () => called('銭湯'));
  // It also looks over by itself as soon as it is open, and so may the cache of a test before: not how often is asked tells, but what is kept.
  await cache.lookOver();
  await expect.poll(kept).toEqual(called('銭湯'));
  play(listSynonyms, () => called('温泉'));
  await cache.lookOver();
  expect(await kept()).toEqual(called('銭湯'));
});
