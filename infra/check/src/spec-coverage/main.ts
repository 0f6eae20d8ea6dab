import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { counted } from './document.ts';
import { judgeCoverage, PARTS } from './judge-coverage.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** `npm run spec:coverage`: makes the documents anew, prints the counts, and fails where a row has no test that runs. */
for (const part of PARTS) {
  const { rows, document, faults } = await judgeCoverage(root, part);
  await mkdir(dirname(join(root, part.document)), { recursive: true });
  await writeFile(join(root, part.document), document);
  for (const fault of faults) console.error(fault);
  console.log(`${part.document}: ${counted(rows).join(', ')}; ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
