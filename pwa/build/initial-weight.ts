import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes of gzip that a first visit may load before anything can be used (issue: at most 180 KB). */
const INITIAL_JS_LIMIT = 180 * 1024;

/** The entry chunk and everything it imports statically; lazily loaded routes do not count. */
function initialChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || chunks.has(fileName)) return;
    chunks.set(fileName, file);
    file.imports.forEach(visit);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
  return [...chunks.values()];
}

/** Prints the weight of the first visit's JavaScript and fails the build when it is over the limit. */
export function initialWeight(): Plugin {
  return {
    name: 'meikan:initial-weight',
    apply: 'build',
    writeBundle(_options, bundle) {
      const rows = initialChunks(bundle).map((chunk) => ({ name: chunk.fileName, bytes: gzipSync(chunk.code).length }));
      const total = rows.reduce((sum, row) => sum + row.bytes, 0);
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      const parts = rows.map((row) => `${row.name} ${kilobytes(row.bytes)}`).join(', ');
      this.info(`initial JS ${kilobytes(total)} gzip of ${kilobytes(INITIAL_JS_LIMIT)} (${parts})`);
      if (rows.length === 0) this.error('no entry found: the weight of the first visit is not known');
      if (total > INITIAL_JS_LIMIT)
        this.error(`initial JS is ${kilobytes(total)}: over ${kilobytes(INITIAL_JS_LIMIT)}`);
    },
  };
}
