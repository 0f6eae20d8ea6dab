import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Bench } from '../bench.ts';
import { atMost, exactly, row, underTwicePeer } from '../row.ts';

const evaluation = resolve(import.meta.dirname, '../../../../search/src/evaluation/main.ts');
const found = z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() }));
/** What the issue names; the evaluation asks in more ways. */
const SPELLINGS = ['half_width', 'full_width', 'hiragana_for_katakana', 'long_vowel', 'typo', 'middle'] as const;

/** Search's own evaluation over generated names on the embedded engine, in a process of its own. */
export const searchBench: Bench = {
  name: 'search',
  async run({ server, folder, scale }) {
    const file = join(folder, 'search.json');
    const url = await server.database('bench_search');
    const words = ['--database', url, '--documents', String(50_000 * scale), '--rebuild', '--json', file];
    const child = spawn(process.execPath, [evaluation, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the evaluation of search ended with ${code}`);
    const figures = found.parse(JSON.parse(await readFile(file, 'utf8')));
    const value = (name: string) => figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
    return [
      row({ name: 'search p95, all queries', value: value('search all p95'), unit: 'ms', goal: atMost(50, 20) }),
      row({ name: 'search while typing p95', value: value('suggest all p95'), unit: 'ms', goal: atMost(50, 20) }),
      row({
        name: 'search while its index is rebuilt p95, and before',
        value: value('search while rebuilt p95'),
        peer: value('search before the rebuild p95'),
        unit: 'ms',
        goal: underTwicePeer,
      }),
      row({
        name: 'answers emptied meanwhile',
        value: value('search while rebuilt, emptied'),
        unit: 'answers',
        goal: exactly(0),
      }),
      ...SPELLINGS.map((spelling) =>
        row({
          name: `search ${spelling.replaceAll('_', ' ')}, among the first five`,
          value: value(`search ${spelling} among the first five`),
          unit: 'share',
          goal: exactly(1),
        }),
      ),
    ];
  },
};
