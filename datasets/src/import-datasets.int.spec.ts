import type { ServerResponse } from 'node:http';
import { createLogger, type Database, migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dataset } from './datasets.ts';
import { importDatasets } from './import-datasets.ts';
import { workspaceMigrations } from './migrations.ts';
import { openNotionWorkspace } from './notion/notion-workspace.ts';
import { openDatasets } from './stored-datasets.ts';
import { day, type NotionServer, number, openNotionServer, TOKEN, title, url, words } from './testing/notion-server.ts';

const databases = {
  'new-hires': 'hires',
  'feelings-after-joining': 'feelings',
  'reasons-for-joining': 'reasons',
  'insured-persons': 'insured',
} as const;
/** Small, so that a dataset has more than a page. */
const PAGE = 2;

const logger = createLogger({ level: 'silent', name: 'datasets-spec' });
let test: TestDatabase;
let database: Database;
let notion: NotionServer;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 4, applicationName: 'datasets-spec' });
  await migrate(database.pool, workspaceMigrations);
});
afterAll(async () => {
  await database?.end();
  await test?.drop();
});
beforeEach(async () => {
  await database.pool.query('truncate workspace.entry');
  notion = await openNotionServer(PAGE);
  for (const id of Object.values(databases)) notion.databases.set(id, []);
  notion.databases.set('hires', [hire('h-1'), hire('h-2'), hire('h-3'), hire('h-4'), hire('h-5')]);
  notion.databases.set('feelings', [told('f-1', '毎朝', 'コーヒーが出ます。')]);
  notion.databases.set('reasons', [told('r-1', '祖父の畑の豆が載っていました。')]);
  notion.databases.set('insured', [insured('i-1', 148, -2)]);
});
afterEach(() => notion.close());

const hire = (id: string, jobTitle = '導入支援') => ({
  id,
  properties: { 会社名: title('つばめ勘定'), 日付: day('2026-11-15T20:00:00.000Z'), 職種: words(jobTitle) },
});
const told = (id: string, ...text: string[]) => ({
  id,
  properties: {
    会社名: title('タネザラ'),
    会社ページ: url('https://meikan.example/companies/tanezara'),
    本文: words(...text),
  },
});
const insured = (id: string, persons: number | null, change: number) => ({
  id,
  properties: { 会社名: title('かぞえる'), 日付: day('2026-10-01'), 人数: number(persons), 増減: number(change) },
});

async function importAll(bounds: { totalMs?: number; maxBytes?: number } = {}) {
  const workspace = await openNotionWorkspace({ token: TOKEN, logger, baseUrl: notion.baseUrl, bounds });
  const publicUrl = 'https://meikan.example';
  return importDatasets({ workspace, databases, datasets: openDatasets(database), publicUrl, logger });
}
const idsOf = async (dataset: Dataset): Promise<string[]> => {
  const found = await database.pool.query<{ entry_id: string }>(
    'select entry_id from workspace.entry where dataset = $1 order by entry_id',
    [dataset],
  );
  return found.rows.map(({ entry_id }) => entry_id);
};
/** Where and in which transaction each row was written last. */
const written = async () => (await database.pool.query('select ctid::text, xmin::text, * from workspace.entry')).rows;

const nothing = { kind: 'imported', added: 0, changed: 0, removed: 0, broken: 0 };

describe('the datasets of a document workspace', () => {
  it.each([
    ['new-hires', { company_name: 'つばめ勘定', dated: '2026-11-16', job_title: '導入支援', company_id: null }],
    ['feelings-after-joining', { company_name: 'タネザラ', body: '毎朝コーヒーが出ます。', company_id: 'tanezara' }],
    ['reasons-for-joining', { company_name: 'タネザラ', body: '祖父の畑の豆が載っていました。' }],
    ['insured-persons', { company_name: 'かぞえる', dated: '2026-10-01', persons: 148, change: -2 }],
  ] as const)('contain %s as written by their editors', async (dataset, row) => {
    await importAll();
    const query = 'select *, dated::text as dated from workspace.entry where dataset = $1 order by entry_id limit 1';
    expect((await database.pool.query(query, [dataset])).rows).toMatchObject([row]);
  });

  it('are read completely, page by page, with the token', async () => {
    expect((await importAll()).get('new-hires')).toEqual({ ...nothing, added: 5 });
    expect(await idsOf('new-hires')).toEqual(['h-1', 'h-2', 'h-3', 'h-4', 'h-5']);
    const turned = notion.asked.filter((line) => line === 'POST /v1/data_sources/source-of-hires/query');
    expect(turned).toHaveLength(3);
    expect([...notion.tokens]).toEqual([`Bearer ${TOKEN}`]);
  });

  it('stay unchanged by a second import', async () => {
    await importAll();
    const before = await written();
    expect([...(await importAll()).values()]).toEqual(Array.from({ length: 4 }, () => nothing));
    expect(await written()).toEqual(before);
  });

  it('follow edits and removals at the source', async () => {
    await importAll();
    notion.databases.set('hires', [hire('h-1', '営業'), hire('h-2'), hire('h-6')]);
    notion.databases.set('feelings', []);
    const results = await importAll();
    expect(results.get('new-hires')).toEqual({ ...nothing, added: 1, changed: 1, removed: 3 });
    expect(results.get('feelings-after-joining')).toEqual({ ...nothing, removed: 1 });
    expect([await idsOf('new-hires'), await idsOf('feelings-after-joining')]).toEqual([['h-1', 'h-2', 'h-6'], []]);
  });

  it('skip an invalid row and import the others', async () => {
    notion.databases.set('insured', [insured('i-1', null, 0), insured('i-2', 72, 1), { id: 'i-3', properties: {} }]);
    expect((await importAll()).get('insured-persons')).toEqual({ ...nothing, added: 1, broken: 2 });
    expect(await idsOf('insured-persons')).toEqual(['i-2']);
  });

  it('stay unchanged when a renamed column breaks every row', async () => {
    await importAll();
    notion.databases.set('insured', [insured('i-1', null, 0)]);
    expect((await importAll()).get('insured-persons')).toMatchObject({ kind: 'failed' });
    expect(await idsOf('insured-persons')).toEqual(['i-1']);
  });
});

describe('a faulty workspace', () => {
  it('is asked again when it allows after a rate limit', async () => {
    let refused = 0;
    notion.intervene = ({ url: path }, response) => {
      if (refused === 2 || !path?.includes('source-of-hires')) return false;
      refused += 1;
      const body = { object: 'error', status: 429, code: 'rate_limited', message: 'slow down' };
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '0' }).end(JSON.stringify(body));
      return true;
    };
    expect((await importAll()).get('new-hires')).toMatchObject({ kind: 'imported', added: 5 });
    expect(refused).toBe(2);
  });

  const onHires = (answer: (response: ServerResponse) => unknown, part = 'hires') => {
    notion.intervene = (request, response) => {
      if (!request.url?.includes(part)) return false;
      answer(response);
      return true;
    };
  };
  const inPart = { object: 'list', results: [], next_cursor: null, request_status: { type: 'incomplete' } };
  const failing = {
    'a database that this token may not read': () => notion.databases.delete('hires'),
    'an error': () => onHires((response) => response.writeHead(500).end('broken')),
    'no JSON': () => onHires((response) => response.end('<html>')),
    'a redirect, which would take the token elsewhere': () =>
      onHires((response) => response.writeHead(302, { location: notion.baseUrl }).end()),
    'an answer without an end': () => onHires((response) => response.write('{"object":')),
    'an answer that is too large': () => onHires((response) => response.end(' '.repeat(300_000))),
    'no answer': () => onHires(() => undefined),
    'an answer in part': () => onHires((response) => response.end(JSON.stringify(inPart)), 'source-of-hires'),
  };
  it.each(Object.entries(failing))('%s: keeps what was imported before, and imports the others', async (_, fail) => {
    await importAll();
    fail();
    notion.databases.set('reasons', [told('r-2', '新しい理由です。')]);
    // The others have no more time than the one that never ends.
    const results = await importAll({ totalMs: 3_000, maxBytes: 200_000 });
    expect(results.get('new-hires')).toMatchObject({ kind: 'failed', error: { tag: 'workspace' } });
    expect(await idsOf('new-hires')).toHaveLength(5);
    expect(await idsOf('reasons-for-joining')).toEqual(['r-2']);
  });
});
