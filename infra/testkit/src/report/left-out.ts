import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Where a run leaves what Vitest's JSON report leaves out; outside git. MEIKAN_LEFT_OUT names another folder. */
export const leftOut = process.env.MEIKAN_LEFT_OUT ?? join(root, '.cache/tests');

/** The lists in that folder. */
export const SHAKY = 'shaky.json';
export const UNHANDLED = 'unhandled.json';

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

/** An error that no test threw: one in a listener, or a promise that nobody waited for. It breaks the run, and no second try mends it. */
export type UnhandledError = {
  /** Path from the root of the file that ran meanwhile, where that is known. */
  readonly file?: string;
  /** What it said, its name first. */
  readonly reason: string;
};

/** Written by LeftOutReporter in the same checkout, and by nobody else; nothing where the run was broken off before its end. */
const listIn = async (...path: readonly string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8').catch(() => '[]'));

/** The shaky tests of the last run. */
export async function readShaky(folder: string = leftOut): Promise<readonly ShakyTest[]> {
  const shaky: readonly ShakyTest[] = await listIn(folder, SHAKY);
  return shaky;
}

/** The errors of the last run that no test threw. */
export async function readUnhandled(folder: string = leftOut): Promise<readonly UnhandledError[]> {
  const unhandled: readonly UnhandledError[] = await listIn(folder, UNHANDLED);
  return unhandled;
}

/** Takes away what a former run left. */
export async function forgetLeftOut(): Promise<void> {
  await Promise.all([SHAKY, UNHANDLED].map((name) => rm(join(leftOut, name), { force: true })));
}

/** A shaky test in one line, as it stands at the end of a run. */
export const shakyLine = ({ file, title, attempts }: ShakyTest): string =>
  `shaky: ${file} › ${title} (attempts ${attempts})`;
