import { getPrivacy } from '@meikan/contracts';
import { expect, test } from 'vitest';
import type { ApiQuery } from '../../api/answering.ts';
import { unavailableSaved } from '../cache/saved.ts';
import { answering } from './answer-beside.ts';
import type { OfflineQueries } from './offline-queries.ts';

const answer = { payload: '規約', total: undefined, counter: undefined, position: undefined, watermark: undefined };
const query: ApiQuery<string> = { call: getPrivacy, input: {}, ask: async () => answer };

/** A visitor asks before the cache is open. `open` opens it, and tells what it was given to keep. */
async function askBeforeItOpens() {
  const opening = Promise.withResolvers<OfflineQueries>();
  let present = opening.promise;
  const kept: unknown[] = [];
  const saved = {
    ...unavailableSaved,
    keep: (_: unknown, { payload }: { readonly payload: unknown }) => kept.push(payload),
  };
  const ask = answering({ queries: () => present, account: () => null, onFailure: () => undefined });
  expect(await ask(query)).toBe(answer);
  return {
    becomeAnother: () => {
      present = new Promise(() => undefined);
    },
    open: async () => {
      opening.resolve({ answer: () => Promise.reject(new Error('nobody asks')), saved, close: () => undefined });
      await opening.promise;
      return kept;
    },
  };
}

test('what a visitor was answered before the cache is open is kept when it opens', async () => {
  const { open } = await askBeforeItOpens();
  expect(await open()).toEqual(['規約']);
});

test('what a visitor was answered who has left before the cache is open is not kept', async () => {
  const { open, becomeAnother } = await askBeforeItOpens();
  becomeAnother();
  expect(await open()).toEqual([]);
});
