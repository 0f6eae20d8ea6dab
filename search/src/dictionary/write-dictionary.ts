import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type GroupWord, groupsWorthKeeping } from './groups-worth-keeping.ts';

/**
 * Writes the dictionary anew: `npm pack sudachi-synonyms-dictionary@18.0.0`, unpack it, then
 * `node search/src/dictionary/write-dictionary.ts package/sudachi-synonyms-dictionary.json`.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [source = ''] = positionals;

const word = z.object({
  midashi: z.string(),
  expandControl: z.number(),
  ryakusyou: z.string(),
  bunya: z.array(z.string()),
});
const groups = z.array(z.object({ items: z.array(word) })).parse(JSON.parse(readFileSync(source, 'utf8')));

const lines = groupsWorthKeeping(groups.map(({ items }) => items.map(readWord))).map((words) => words.join(' '));
writeFileSync(
  new URL('dictionary.gen.ts', import.meta.url),
  `/** Written by write-dictionary.ts from the Sudachi synonym dictionary (c) Works Applications, Apache License 2.0: see LICENSE. */
export const GROUPS = \`\n${lines.join('\n')}\n\`;\n`,
);

/** The names of the fields are those of the dictionary's own format. */
function readWord({ midashi, expandControl, ryakusyou, bunya }: z.infer<typeof word>): GroupWord {
  const isShortened = ryakusyou !== '代表語形';
  return { text: midashi, isAmbiguous: expandControl === 2, isShortened, fields: bunya };
}
