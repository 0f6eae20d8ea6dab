import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testTitles } from './test-titles.ts';

/** A test that shows something: its file below the root, and its title as it is written there. */
export type Proof = { readonly path: string; readonly title: string };

/** What is wrong with a proof: its file or its test is not there, or the test is skipped. Null where it runs. */
export async function faultOf(root: string, { path, title }: Proof): Promise<string | null> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) return `${path} is not there`;
  return testTitles(path, text).has(title) ? null : `${path} has no test "${title}" that runs`;
}
