import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { precacheFaults } from '../src/worker/precache-faults.ts';

/** Packed forms and maps stand beside files of the shell; no page asks for them by name. */
const BESIDE = /\.(?:br|gz|map)$/;

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !BESIDE.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

type Entry = { readonly url: string };

/** Fails the build when a file that pages load is left out, or the whole is too much for a phone (F49). */
export function precacheBudget() {
  let dist = '';
  const plugin: Plugin = {
    name: 'meikan:precache-budget',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
  };
  const check = async <E extends Entry>(manifest: E[]) => {
    const kept = await Promise.all(manifest.map(({ url }) => weighed(dist, url)));
    const faults = precacheFaults(await filesBelow(dist), kept);
    if (faults.length > 0) throw new Error(`the precache is not as it must be:\n${faults.join('\n')}`);
    const bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
    console.info(`precache ${kept.length} files, ${(bytes / 1024).toFixed(1)} KB gzip`);
    return { manifest };
  };
  return { plugin, check };
}

async function weighed(dist: string, path: string) {
  return { path, bytes: gzipSync(await readFile(join(dist, path))).length };
}
