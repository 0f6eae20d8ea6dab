import type { ReadModel } from '@meikan/projections/read-model';
import { openSearch, type SearchPort, type SearchQuery } from '@meikan/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { widenedSearch } from './widened-search.ts';

let app: TestApp;
let search: SearchPort;
/** With which vocabularies the engine was asked. */
let heard: SearchQuery['vocabulary'][];

beforeAll(async () => {
  app = await openTestApp();
  const engine = await openSearch(undefined, app.database);
  const listening: SearchPort = {
    ...engine,
    search: (query) => {
      heard.push(query.vocabulary);
      return engine.search(query);
    },
  };
  search = widenedSearch(listening, app.database.kysely<ReadModel>());
});
afterAll(() => app?.close());

const asked = { viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 1 } as const;

async function ask(text: string, more: Partial<SearchQuery> = {}, times = 1) {
  heard = [];
  await Promise.all(Array.from({ length: times }, () => search.search({ ...asked, text, ...more })));
  return heard;
}

const othersOf = (vocabulary: SearchQuery['vocabulary']) => vocabulary?.others('ゆのくに');

const stand = (revision: string, others: readonly string[]) => {
  const entries = JSON.stringify([{ key: 'ゆのくに', word: 'ゆのくに', others, oneWay: true }]);
  return app.database.pool.query(
    `insert into read_model.synonyms (id, revision, entries) values ('all', $1, $2)
      on conflict (id) do update set revision = excluded.revision, entries = excluded.entries`,
    [revision, entries],
  );
};

it('asks with the repository’s words alone while no admin has set any', async () => {
  expect(await ask('ゆのくに')).toEqual([undefined]);
});

it('asks with what stands now, and joins it once for all who ask at once', async () => {
  await stand('0', ['銭湯']);
  const [first, ...others] = await ask('ゆのくに', {}, 5);
  expect(othersOf(first)).toEqual(['銭湯']);
  for (const other of others) expect(other).toBe(first);
  await stand('1', ['サウナ']);
  const [changed] = await ask('ゆのくに');
  expect(othersOf(changed)).toEqual(['サウナ']);
  expect((await ask('ゆのくに'))[0]).toBe(changed);
});

it('asks without them where a text only names, or nothing is typed', async () => {
  await stand('2', ['銭湯']);
  expect(await ask('ゆのくに', { namesOnly: true })).toEqual([undefined]);
  expect(await ask('')).toEqual([undefined]);
});

it('asks with the repository’s words alone when the read model knows of none any more', async () => {
  await stand('3', ['銭湯']);
  expect(othersOf((await ask('ゆのくに'))[0])).toEqual(['銭湯']);
  await app.database.pool.query('delete from read_model.synonyms');
  expect(await ask('ゆのくに')).toEqual([undefined]);
});
