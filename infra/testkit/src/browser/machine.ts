import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { installNpmChromium } from './npm-chromium.ts';

/** What installing a browser needs to know of a machine and may do to it. */
export type Machine = {
  findChromium(): Promise<string | undefined>;
  isRoot(): boolean;
  /** Runs a program without input; answers whether it ended well. Its output is shown unless `quiet`. */
  run(command: readonly string[], how?: { readonly quiet?: boolean }): Promise<boolean>;
  /** Brings a browser into folders of our own; answers whether it worked. */
  download(): Promise<boolean>;
  say(line: string): void;
};

/** The machine this runs on. */
export const thisMachine: Machine = {
  findChromium,
  isRoot: () => userInfo().uid === 0,
  run,
  download: async () => (isLinuxX64 && (await installNpmChromium())) || (await run(playwrightInstall)),
  say: (line) => console.log(line),
};

const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

/** The words that make Playwright download its own Chromium into the user's cache. */
const playwrightInstall = [
  process.execPath,
  join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js'),
  ...['install', '--no-shell', 'chromium'],
];

function run(command: readonly string[], { quiet = false } = {}): Promise<boolean> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(program, words, { stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'], env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
