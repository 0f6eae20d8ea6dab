import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSecurity } from '@meikan/platform';
import { z } from 'zod';

const policy = z.object({ scriptHashes: z.array(z.string()), styleHashes: z.array(z.string()) });
const unquoted = (hash: string) => hash.replace(/^'|'$/g, '');

/** The hashes of the built shell's inline script and style, which the Content-Security-Policy names. */
export async function pagePolicy(dist: string): Promise<Pick<PageSecurity, 'scriptHashes' | 'styleHashes'>> {
  const { scriptHashes, styleHashes } = policy.parse(
    JSON.parse(await readFile(join(dist, 'page-policy.json'), 'utf8')),
  );
  return { scriptHashes: scriptHashes.map(unquoted), styleHashes: styleHashes.map(unquoted) };
}
