import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;
/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params: hints }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Puts `.br` and `.gz` beside every built script, style and drawing: packed once here, and never at a request. */
export function precompress(): Plugin {
  return {
    name: 'meikan:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options) {
      const folder = join(options.dir ?? 'dist', 'assets');
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}
