import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Two releases of the app with the hooks in them, in folders. */
export type Builds = { readonly first: string; readonly second: string };

/** Where both lie below `folder`. */
export const buildsIn = (folder: string): Builds => ({ first: join(folder, 'first'), second: join(folder, 'second') });

/** Builds both below `folder`. */
export async function buildTwice(folder: string): Promise<Builds> {
  const builds = buildsIn(folder);
  await run(builds.first, 'first');
  await run(builds.second, 'second');
  return builds;
}

async function run(outDir: string, release: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), outDir, release], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the chaos build fails:\n${errors}`);
}
