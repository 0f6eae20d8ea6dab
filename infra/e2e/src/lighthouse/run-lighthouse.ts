import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from '@meikan/testkit';
import { z } from 'zod';

/** A package of its own: a hundred packages that nothing else needs. */
const home = join(import.meta.dirname, '../../lighthouse');
const program = join(home, 'node_modules/lighthouse/cli/index.js');
const CHROMIUM =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), displayValue: z.string().optional() })),
});

/** One run: scores of 0 to 100, what was measured in words, and the audits that cost points. */
export type Scores = Readonly<Record<Category, number>> & {
  readonly measured: Readonly<Record<string, string>>;
  readonly lost: readonly string[];
};

/** Measures an address as a mid-range phone on a slow network would see it. Installs Lighthouse at the first use. */
export async function runLighthouse(url: string): Promise<Scores> {
  if (!existsSync(program)) await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: home });
  const folder = await mkdtemp(join(tmpdir(), 'meikan-lighthouse-'));
  const file = join(folder, 'report.json');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROMIUM}`];
  try {
    const CHROME_PATH = await installBrowser();
    await run(process.execPath, [program, url, ...options], { cwd: folder, env: { ...process.env, CHROME_PATH } });
    return scoresOf(report.parse(JSON.parse(await readFile(file, 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MEASURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

function scoresOf({ categories, audits }: z.output<typeof report>): Scores {
  const points = (name: Category) => Math.round(categories[name].score * 100);
  const weighty = CATEGORIES.flatMap((name) => categories[name].auditRefs).filter(({ weight }) => weight > 0);
  const lost = new Set(weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9));
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    measured: Object.fromEntries(MEASURES.map((id) => [id, audits[id]?.displayValue ?? ''])),
    lost: [...lost],
  };
}

type Surroundings = { readonly cwd: string; readonly env?: NodeJS.ProcessEnv };

function run(command: string, words: readonly string[], surroundings: Surroundings): Promise<void> {
  const child = spawn(command, words, { ...surroundings, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ended with ${code}`))));
  });
}
