import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { importDemoInto, serveApplication } from '../test-app/serve-application.ts';
import { askSearch } from './ask-search.ts';
import { type Figures, measure } from './measure.ts';
import { type Question, readQuestions, SUBJECTS } from './questions.ts';

/** `npm run eval:descriptions [-- --url http://localhost:8080 (with the small demo and without rate limits)] [--misses]` */
const { values } = parseArgs({ options: { url: { type: 'string' }, misses: { type: 'boolean', default: false } } });

await using opened = new AsyncDisposableStack();
const ask = askSearch(values.url ?? (await serveDemo()));
await ask('慣らし');
for (const half of ['develop', 'reported'] as const) {
  for (const subject of SUBJECTS) print(`${subject}, ${half}`, await measure(readQuestions(subject, half), ask));
}
print(
  'all, reported',
  await measure(
    SUBJECTS.flatMap((subject) => readQuestions(subject, 'reported')),
    ask,
  ),
);
if (values.misses)
  for (const question of SUBJECTS.flatMap((subject) => readQuestions(subject, 'develop'))) await printMiss(question);

/** A Meikan of its own with the small demo, gone afterwards. */
async function serveDemo(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'meikan-descriptions-'));
  opened.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  opened.defer(() => server.stop());
  const place = { databaseUrl: server.url, dataFolder };
  await importDemoInto(place);
  return opened.use(await serveApplication(place)).url;
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
