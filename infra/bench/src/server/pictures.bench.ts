import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Bench } from '../bench.ts';
import { atMost, type Goal, row } from '../row.ts';

const evaluation = resolve(import.meta.dirname, '../../../../images/src/evaluation/main.ts');
const measured = z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() }));

const goals: Readonly<Record<string, Goal>> = {
  '12 megapixels, stored': atMost(1500),
  '12 megapixels, stored as a square': atMost(1500),
  'slowest refusal': atMost(300),
  'memory added': atMost(100),
};

/** The image service's own evaluation, in a process of its own: what pictures cost, and what hostile ones do not. */
export const picturesBench: Bench = {
  name: 'pictures',
  async run({ rounds, folder }) {
    const file = join(folder, 'pictures.json');
    const words = [evaluation, '--rounds', String(rounds), '--json', file];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the evaluation of pictures ended with ${code}`);
    return measured.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ name, value, unit }) => {
      const goal = goals[name];
      return row({ name: `picture, ${name}`, value, unit, ...(goal && { goal }) });
    });
  },
};
