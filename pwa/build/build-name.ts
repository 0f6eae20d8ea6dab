import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = '<!-- build-name -->';

/**
 * Names the build by its content: `<meta name="meikan:build">` tells a page which build it is, `version.json` which one the
 * server has. The page names the entry by its hash, and the entry all other files by theirs.
 */
export function buildName(): Plugin {
  return {
    name: 'meikan:build-name',
    apply: 'build',
    async writeBundle(options) {
      const folder = options.dir ?? 'dist';
      const page = join(folder, 'index.html');
      const html = await readFile(page, 'utf8');
      const build = createHash('sha256').update(html).digest('hex').slice(0, 12);
      if (!html.includes(PLACE)) this.error(`index.html has no ${PLACE}`);
      await writeFile(page, html.replace(PLACE, `<meta name="meikan:build" content="${build}" />`));
      await writeFile(join(folder, 'version.json'), `${JSON.stringify({ build })}\n`);
    },
  };
}
