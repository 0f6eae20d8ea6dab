import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes of gzip that a first visit may load before anything can be used (issue: at most 180 KB). */
const INITIAL_JS_LIMIT = 180 * 1024;
/** The same of the parts that every page loads besides (`chunks.ts`): a module there that imports a large one makes all pages load it. */
const PARTS_LIMIT = 16 * 1024;

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

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function partsWeight(bundle: Rolldown.OutputBundle): number {
  const parts = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'parts');
  return parts?.type === 'chunk' ? gzipSync(parts.code).length : Number.NaN;
}

/** Prints the weight of the first visit's JavaScript and fails the build when it, or that of every page's parts, is over the limit. */
export function initialWeight(): Plugin {
  return {
    name: 'meikan:initial-weight',
    apply: 'build',
    writeBundle(_options, bundle) {
      const rows = initialChunks(bundle).map((chunk) => ({ name: chunk.fileName, bytes: gzipSync(chunk.code).length }));
      const total = rows.reduce((sum, row) => sum + row.bytes, 0);
      const parts = rows.map((row) => `${row.name} ${kilobytes(row.bytes)}`).join(', ');
      this.info(`initial JS ${kilobytes(total)} gzip of ${kilobytes(INITIAL_JS_LIMIT)} (${parts})`);
      if (rows.length === 0) this.error('no entry found: the weight of the first visit is not known');
      if (total > INITIAL_JS_LIMIT)
        this.error(`initial JS is ${kilobytes(total)}: over ${kilobytes(INITIAL_JS_LIMIT)}`);
      const ofEveryPage = partsWeight(bundle);
      if (!(ofEveryPage <= PARTS_LIMIT))
        this.error(`the parts of every page are ${kilobytes(ofEveryPage)}: over ${kilobytes(PARTS_LIMIT)}`);
    },
  };
}
