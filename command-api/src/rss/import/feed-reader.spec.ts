import { type Fetched, ProblemError } from '@meikan/platform';
import { expect, it } from 'vitest';
import { createFeedReader } from './feed-reader.ts';

it('lets a few wait for other servers and tells the others to come again', async () => {
  const { promise: answer, reject } = Promise.withResolvers<Fetched>();
  const read = createFeedReader({ safeFetch: () => answer, clock: { now: () => new Date('2026-11-20T00:00:00Z') } });
  const statusOf = (reader: string) => read('https://slow.example/', reader).catch(({ status }) => status);
  const reading = Array.from({ length: 12 }, (_, index) => statusOf(`u-${index}`));
  expect(await statusOf('u-more')).toBe(503);
  reject(new ProblemError({ code: 'address-not-readable', status: 422, detail: '' }));
  expect(await Promise.all(reading)).toEqual(Array(12).fill(422));
  expect(await statusOf('u-more')).toBe(422);
});
