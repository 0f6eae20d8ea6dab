import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@meikan/platform';
import { z } from 'zod';

const files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
type Files = z.output<typeof files>;

/** The files that the page at a path needs beyond those of every page; `undefined` for a path that is no page. */
export type PageFiles = (path: string) => Files | undefined;

/** Reads what the build wrote beside index.html: path of a page, in which `$id` stands for any one part → its files. */
export async function pageFiles(dist: string): Promise<PageFiles> {
  const table = z.record(z.string(), files).parse(JSON.parse(await readFile(join(dist, 'page-files.json'), 'utf8')));
  const pages = Object.entries(table).map(([path, found]) => ({ pattern: patternOf(path), found }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.found;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`);
}

const SCRIPTS = '<!-- page-files -->';

/**
 * The shell with a page's own files named in its head, so that they come together with those of every page and not after
 * them: a round trip less at a first visit. Styles wait for the app as its own do (pwa/src/app/turn-on-styles.ts).
 */
export function withFiles(shell: string, found: Files | undefined): string {
  if (found === undefined) return shell;
  const scripts = found.scripts.map(
    (path) => `<script type="module" crossorigin fetchpriority="low" src="${escapeHtml(path)}"></script>`,
  );
  const styles = found.styles.map(
    (path) => `<link rel="stylesheet" media="print" crossorigin href="${escapeHtml(path)}">`,
  );
  return shell.replace(SCRIPTS, () => scripts.join('')).replace('</head>', () => `${styles.join('')}</head>`);
}
