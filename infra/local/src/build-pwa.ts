import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PWA_DIST, PWA_ROOT } from '@meikan/pwa';

/** What the build reads: its own sources, and the packages that it takes in. */
const SOURCES = [
  'pwa/src',
  'pwa/public',
  'pwa/build',
  'pwa/index.html',
  'pwa/vite.config.ts',
  'pwa/package.json',
  'domain/src',
  'contracts/src',
  'search/src/folding',
  'package-lock.json',
];

const root = resolve(PWA_ROOT, '..');
const stamp = join(root, 'node_modules/.cache/meikan/pwa.sha256');

/** Builds the PWA when its sources are not those of the last build; answers the folder of the built files. */
export async function buildPwa(say: (line: string) => void): Promise<string> {
  const hash = await sourceHash();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  const there = await readFile(join(PWA_DIST, 'index.html'), 'utf8').catch(() => '');
  if (there !== '' && built === hash) return PWA_DIST;
  say('画面を組み立てています（初回と更新後だけ）…');
  await runBuild();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  return PWA_DIST;
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map(filesOf))).flat().sort()) {
    hash.update(file).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null;
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function runBuild(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', '--silent', 'build:pwa'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-4_000);
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`the PWA does not build:\n${errors}`))));
  });
}
