import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PWA_DIST } from '@meikan/pwa';
import { atMost, row } from '../../row.ts';
import type { Measure } from '../measure.ts';

const read = (path: string): Promise<Buffer> => readFile(join(PWA_DIST, path));
const gzipOf = async (path: string): Promise<number> => gzipSync(await read(path)).length;
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** What a first visit loads and what a phone keeps of the app, told by the files of the build. */
export const shellWeight: Measure = {
  goal: 'G9',
  about: 'weight of the shell',
  async run() {
    const page = (await read('index.html')).toString();
    const scripts = await withImports(all(page, /<script type="module"[^>]* src="\/([^"]+)"/g));
    const kept = new Set(all((await read('service-worker.js')).toString(), /"url":"([^"]+)"/g));
    const initial = await weightOf(scripts);
    const precached = await weightOf([...kept]);
    return [
      row({ name: 'initial JS, gzip', value: initial / 1024, unit: 'KB', goal: atMost(180) }),
      row({ name: 'precache, gzip', value: precached / 1024, unit: 'KB', goal: atMost(1.5 * 1024) }),
      row({ name: 'precache', value: kept.size, unit: 'files', goal: atMost(150) }),
    ];
  },
};

async function weightOf(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) throw new Error('the build names none of these files');
  return (await Promise.all(paths.map(gzipOf))).reduce((sum, bytes) => sum + bytes, 0);
}

/** These scripts, and all that they import before they run. */
async function withImports(scripts: readonly string[]): Promise<readonly string[]> {
  const found = new Set(scripts);
  for (const script of found) {
    const text = (await read(script)).toString();
    for (const name of all(text, /(?:from|import)\s*["'`]\.\/([\w$.-]+\.js)["'`]/g)) found.add(`assets/${name}`);
  }
  return [...found];
}
