import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { setup as startServer } from '@meikan/testkit/vitest-postgres';
import { openSearch } from '../open-search.ts';
import type { SearchDoc } from '../port.ts';
import { type GeneratedDoc, generateDocs } from './generate-docs.ts';
import { labelQueries } from './label-queries.ts';
import { asker, type Figures, measure, misses } from './measure.ts';
import { measureRebuild } from './measure-rebuild.ts';
import { peersOver } from './peers/index.ts';

/**
 * `npm run eval:search -- [--database postgres://… (empty)] [--documents 50000] [--queries 40] [--seed 1] [--json FILE] [--peers] [--rebuild]`;
 * with `--peers` the same is asked of other engines too, with `--rebuild` once more while the index is made anew.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    meilisearch: { type: 'string' },
    documents: { type: 'string', default: '50000' },
    queries: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    peers: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
  },
});

const home = values.database === undefined ? await ownDatabase() : { url: values.database, end: async () => {} };
const seed = Number(values.seed);
const generated = generateDocs(Number(values.documents), seed);
const queries = labelQueries(generated, Number(values.queries), seed + 1);
const database = openDatabase({ url: home.url, poolSize: 2, applicationName: 'search-evaluation' });
const engine =
  values.meilisearch === undefined ? undefined : { url: values.meilisearch, apiKey: process.env.MEILISEARCH_API_KEY };
const port = await openSearch(engine, database);
try {
  const began = performance.now();
  await port.rebuild(docsOf(generated));
  say(`${generated.length} documents, seed ${seed}, ${JSON.stringify(await port.health())}`);
  say(`rebuild ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await measure(asker(port, 'search'), queries);
  const search = await measure(asker(port, 'search'), queries);
  const suggest = await measure(asker(port, 'suggest'), queries);
  printTable('search, with counter', search);
  printTable('suggest', suggest);
  for (const { kind, text, target } of await misses(asker(port, 'search'), queries))
    say(`missed ${kind}: ${text} (${target})`);
  if (values.peers) await measurePeers();
  const rebuilt = values.rebuild ? await whileRebuilt() : [];
  const rows = [...rowsOf(search, suggest), ...rebuilt];
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(rows, undefined, 2));
} finally {
  await port.close();
  await database.end();
  await home.end();
}

async function whileRebuilt(): Promise<readonly object[]> {
  const { asked, quietP95, p95, emptied } = await measureRebuild(asker(port, 'search'), queries, () =>
    port.rebuild(docsOf(generated)),
  );
  say(`\nwhile rebuilt: ${asked} queries, p95 ${p95.toFixed(1)} ms (quiet ${quietP95.toFixed(1)}), ${emptied} emptied`);
  return [
    { name: 'search while rebuilt p95', value: p95, unit: 'ms', goal: 2 * quietP95, met: p95 < 2 * quietP95 },
    { name: 'search before the rebuild p95', value: quietP95, unit: 'ms', goal: null, met: null },
    { name: 'search while rebuilt, emptied', value: emptied, unit: 'answers', goal: 0, met: emptied === 0 },
  ];
}

/** Other engines over the same pages, one after the other: they would share the processors. */
async function measurePeers(): Promise<void> {
  const pages = generated.map(({ doc }) => doc);
  for (const open of peersOver(home.url, pages)) {
    await using peer = await open();
    await measure(peer.ask, queries);
    printTable(peer.name, await measure(peer.ask, queries));
  }
}

/** A server of its own for this run, gone afterwards. */
async function ownDatabase(): Promise<{ url: string; end(): Promise<void> }> {
  const stop = await startServer();
  const { url } = await createTestDatabase();
  return { url, end: stop };
}

async function* docsOf(all: readonly GeneratedDoc[]): AsyncGenerator<SearchDoc> {
  for (const { doc } of all) yield doc;
}

function printTable(title: string, figures: readonly Figures[]): void {
  say(`\n${title.padEnd(24)} recall@10    mrr   top5    p50 ms    p95 ms`);
  for (const row of figures) {
    const shares = [row.recallAt10, row.mrr, row.top5].map((share) => share.toFixed(3).padStart(7)).join('');
    say(`${row.name.padEnd(24)}${shares}${row.p50.toFixed(1).padStart(10)}${row.p95.toFixed(1).padStart(10)}`);
  }
}

/** The bench's row form: latencies against the goal, findings as the share among the first five. */
function rowsOf(search: readonly Figures[], suggest: readonly Figures[]): unknown[] {
  const modes = [
    ['search', search],
    ['suggest', suggest],
  ] as const;
  return modes.flatMap(([mode, figures]) =>
    figures.flatMap(({ name, p95, top5 }) => [
      { name: `${mode} ${name} p95`, value: p95, unit: 'ms', goal: 50, met: p95 < 50 },
      { name: `${mode} ${name} among the first five`, value: top5, unit: 'share', goal: 1, met: top5 === 1 },
    ]),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
