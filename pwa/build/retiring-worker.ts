import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** Puts the worker that takes a worker's place when operators switch it off beside the others (docs/operations.md). */
export function retiringWorker(root: string): Plugin {
  return {
    name: 'meikan:retiring-worker',
    apply: 'build',
    async generateBundle() {
      const file = join(root, 'src/worker/retiring-worker.ts');
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {});
      // Workers are registered as plain scripts, in which the mark of a module is an error.
      this.emitFile({ type: 'asset', fileName: 'retiring-worker.js', source: code.replace('export {};', '') });
    },
  };
}
