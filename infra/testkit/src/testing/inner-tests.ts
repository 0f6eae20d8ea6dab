import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A folder of tests that a test runs by Vitest in a process of its own. It is gone at its disposal. */
export type InnerTests = AsyncDisposable & {
  readonly folder: string;
  /** What Node is told to run them. */
  readonly words: readonly string[];
};

/** Writes files by their names into a new folder below the root, where they find Vitest. */
export async function innerTests(files: Readonly<Record<string, string>>): Promise<InnerTests> {
  const cache = join(root, '.cache/tests');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'inner-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return {
    folder,
    words: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
