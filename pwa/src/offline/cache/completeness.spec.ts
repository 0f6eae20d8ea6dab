import { expect, test } from 'vitest';
import { type Holdings, itemOf } from './cached-rows.ts';
import type { ThingRow } from './database.ts';
import { anAnswer, aPicture, aReason, aThing } from './testing/some-rows.ts';

const holdings = (pictures: readonly string[]): Holdings => ({
  answers: new Map([['getProfile a', anAnswer('getProfile a', { pictures: ['/images/1', '/images/2'] })]]),
  pictures: new Map(pictures.map((address) => [address, aPicture(address)])),
  reasons: new Map([['person:a', [aReason('a', 'pinned')]]]),
});
const thing: ThingRow = aThing('a', { savedAt: 1, savedRevision: '3', revision: '3' });

test('saved thing: is whole with every answer and picture', () => {
  const item = itemOf(thing, holdings(['/images/1', '/images/2']));
  expect(item).toMatchObject({ state: 'whole', bytes: 1200, pictures: { kept: 2, total: 2 }, reasons: ['pinned'] });
});

test('saved thing: is partial without a picture or an answer', () => {
  expect(itemOf(thing, holdings(['/images/1']))).toMatchObject({ state: 'partial', pictures: { kept: 1, total: 2 } });
  const more = { ...thing, keys: [...thing.keys, 'listUserArticles a'] };
  expect(itemOf(more, holdings(['/images/1', '/images/2']))).toMatchObject({
    state: 'partial',
    parts: { kept: 1, total: 2 },
  });
});

test('saved thing: is outdated when its page has changed since it was fetched', () => {
  expect(itemOf({ ...thing, revision: '4' }, holdings(['/images/1', '/images/2'])).state).toBe('outdated');
});

test('saved thing: is partial when fetched less deep than wanted', () => {
  const pinnedSince: ThingRow = { ...thing, depth: 'whole', savedDepth: 'front' };
  expect(itemOf(pinnedSince, holdings(['/images/1', '/images/2'])).state).toBe('partial');
});
