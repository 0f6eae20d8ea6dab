import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../../..');

/** Where a run lists its shaky tests; outside git. MEIKAN_SHAKY_FILE names another place. */
export const shakyFile = process.env.MEIKAN_SHAKY_FILE ?? resolve(root, '.cache/tests/shaky.json');

/** A test that failed and then passed in the same run. */
export type ShakyTest = {
  /** Path from the root. */
  readonly file: string;
  readonly title: string;
  /** How often it was tried; at least 2. */
  readonly attempts: number;
  /** What the attempts that failed said. */
  readonly reasons: readonly string[];
};

/** The shaky tests of the last run; none where it was broken off before its end. */
export async function readShaky(): Promise<readonly ShakyTest[]> {
  const text = await readFile(shakyFile, 'utf8').catch(() => '[]');
  // Written by ShakyReporter in the same checkout, and by nobody else.
  const shaky: readonly ShakyTest[] = JSON.parse(text);
  return shaky;
}

/** Takes away what a former run listed. */
export const forgetShaky = (): Promise<void> => rm(shakyFile, { force: true });

/** A shaky test in one line, as it stands at the end of a run. */
export const shakyLine = ({ file, title, attempts }: ShakyTest): string =>
  `shaky: ${file} › ${title} (attempts ${attempts})`;
