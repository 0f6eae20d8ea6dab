import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { peersOver } from '@meikan/search/evaluation';
import { importDemoInto, serveApplication } from '../test-app/serve-application.ts';
import { askSearch } from './ask-search.ts';
import { type Ask, type Figures, measure } from './measure.ts';
import { type Question, readQuestions, SUBJECTS } from './questions.ts';
import { readPages } from './read-pages.ts';

/**
 * `npm run eval:descriptions [-- --url http://localhost:8080 (with the small demo and without rate limits)] [--misses] [--peers]`; with
 * `--peers` the same is asked of other engines too, over what this search knows of the same pages.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    misses: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  },
});

await using opened = new AsyncDisposableStack();
const url = values.url ?? (await serveDemo());
const ask = askSearch(url);
await ask('慣らし');
for (const half of ['develop', 'reported'] as const) {
  for (const subject of SUBJECTS) print(`${subject}, ${half}`, await measure(readQuestions(subject, half), ask));
}
await printReported('all, reported', ask);
if (values.peers) await measurePeers();
if (values.misses)
  for (const question of SUBJECTS.flatMap((subject) => readQuestions(subject, 'develop'))) await printMiss(question);

async function printReported(title: string, asked: Ask): Promise<void> {
  const questions = SUBJECTS.flatMap((subject) => readQuestions(subject, 'reported'));
  print(title, await measure(questions, asked));
}

async function measurePeers(): Promise<void> {
  const pages = await readPages(url);
  const { server } = await startPostgres();
  for (const open of peersOver(server.url, pages)) {
    await using peer = await open();
    await peer.ask('慣らし');
    await printReported(`${peer.name}, reported`, peer.ask);
  }
}

/** A Meikan of its own with the small demo, gone afterwards. */
async function serveDemo(): Promise<string> {
  const { server, dataFolder } = await startPostgres();
  const place = { databaseUrl: server.url, dataFolder };
  await importDemoInto(place);
  return opened.use(await serveApplication(place)).url;
}

/** A server of its own for this run, gone afterwards. */
async function startPostgres() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-descriptions-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  opened.defer(() => server.stop());
  return { server, dataFolder };
}

function print(title: string, figures: readonly Figures[]): void {
  say(`\n${title.padEnd(24)}    n  recall@10   mrr    p50 ms    p95 ms`);
  for (const { name, questions, recallAt10, mrr, p50, p95 } of figures) {
    const shares = [recallAt10, mrr].map((share) => share.toFixed(3).padStart(9)).join('');
    say(
      `${name.padEnd(24)}${String(questions).padStart(5)}${shares}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(10)}`,
    );
  }
}

/** What of the first half is not found, for whoever wants to know why. */
async function printMiss({ asks, answers }: Question): Promise<void> {
  const found = await ask(asks);
  const missed = answers.filter((id) => !found.includes(id));
  if (missed.length > 0) say(`missed: ${asks} (${missed.join(', ')}), found ${found.slice(0, 4).join(', ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
