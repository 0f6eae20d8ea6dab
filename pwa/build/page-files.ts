import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A page's own part of a route file, as the router's plugin splits it off. */
const PAGE = /\/src\/app\/routes\/(.+)\.tsx\?tsr-split=component/;

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Writes `page-files.json` beside index.html: path of each page (`/companies/$id`) → the files it needs beyond the
 * entry's, imports first. The server names them in the page, so that they come together with the entry and not after it.
 */
export function pageFiles(): Plugin {
  return {
    name: 'meikan:page-files',
    apply: 'build',
    async writeBundle(options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const atStart = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => inOrder(bundle, entry)));
      const pages = chunks.flatMap((chunk) => {
        const path = pathOf(chunk);
        return path === undefined ? [] : [[path, filesOf(inOrder(bundle, chunk).filter((file) => !atStart.has(file)))]];
      });
      await writeFile(join(options.dir ?? 'dist', 'page-files.json'), JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

function pathOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const file = PAGE.exec(facadeModuleId ?? '')?.[1];
  return file && `/${file}`.replace(/\/index$/, '/').replace(/(?<=.)\/$/, '');
}

/** A chunk and all it imports, each after its own imports. */
function inOrder(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (next: Rolldown.OutputBundle[string] | undefined) => {
    if (next?.type !== 'chunk' || found.has(next)) return;
    for (const name of next.imports) visit(bundle[name]);
    found.add(next);
  };
  visit(chunk);
  return [...found];
}

function filesOf(chunks: readonly Rolldown.OutputChunk[]): Files {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return { scripts: chunks.map(({ fileName }) => `/${fileName}`), styles: styles.map((name) => `/${name}`) };
}
