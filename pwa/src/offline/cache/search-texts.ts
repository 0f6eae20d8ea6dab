import { listSearchTexts, listSynonyms, MOST_SEARCH_TEXTS } from '@meikan/contracts';
import { callApi } from '../../api/call-api.ts';
import type { CacheContext } from './cache-context.ts';
import { assertOpen, type CacheDatabase } from './database.ts';
import { STALE_AFTER } from './freshness.ts';
import { query } from './page-query.ts';
import { inPassing, type Keep } from './reasons.ts';
import { type Thing, thingKey } from './thing.ts';

/** The things of which it was never asked by what they are found, or not for a day. */
export function dueForSearchTexts({ things }: CacheDatabase, now: number): Promise<readonly Thing[]> {
  return things.filter(({ searched }) => searched === undefined || now - searched.at > STALE_AFTER).toArray();
}

/**
 * Asks by what these things are found, and keeps it beside them; one of which the server tells nothing is found by its card.
 * Throws what `callApi` throws.
 */
export async function keepSearchTexts(database: CacheDatabase, things: readonly Thing[]): Promise<void> {
  const keys = things.map(thingKey);
  for (let from = 0; from < keys.length; from += MOST_SEARCH_TEXTS) {
    const asked = keys.slice(from, from + MOST_SEARCH_TEXTS);
    assertOpen(database);
    const { payload } = await callApi(listSearchTexts, { query: { pages: asked.join(',') } });
    const told = new Map(payload.map((texts) => [texts.page, texts]));
    const at = Date.now();
    await database.things.bulkUpdate(
      asked.map((key) => ({ key, changes: { searched: { texts: told.get(key) ?? null, at } } })),
    );
  }
}

/** Asks what else words are called, for the same search. `unreachable`: what was known stays. */
export function askSynonyms({ database, ack }: CacheContext, keep: Keep): Promise<'answered' | 'unreachable'> {
  const asked = query(listSynonyms, {});
  return inPassing(async () => {
    assertOpen(database);
    const known = ack();
    await keep({ query: asked, answer: await asked.ask(), ack: known, at: Date.now() });
  });
}
