import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureForms, measurePhotograph, measureRefusals } from './measure.ts';

/** `node images/src/evaluation/main.ts [--rounds 5] [--json FILE]`: in a process of its own, since it tells the most memory that was held. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } } });

const rounds = Number(values.rounds);
// Refusals first: the photograph needs more memory than they may.
const figures = [
  ...(await measureRefusals(rounds)),
  ...(await measureForms(rounds)),
  ...(await measurePhotograph(rounds)),
];
for (const { name, value, unit } of figures) process.stdout.write(`${name}: ${value.toFixed(1)} ${unit}\n`);
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(figures, undefined, 2));
