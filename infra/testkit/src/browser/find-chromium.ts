import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { npmChromium } from './npm-chromium.ts';

/** The headless builds first: without the frame of a window a page takes half the work. */
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const elsewhere = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else one in PATH or where systems put it, else one that
 * `installBrowser` downloaded; undefined when there is none.
 *
 * @throws Error when CHROMIUM_PATH names no program.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH（${named}）に Chromium がありません。`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return firstProgram([...inPath, ...elsewhere, npmChromium, chromium.executablePath()]);
}

async function firstProgram(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isProgram(path)) return path;
  return undefined;
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
