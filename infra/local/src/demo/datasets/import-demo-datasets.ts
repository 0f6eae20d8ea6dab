import { readFile } from 'node:fs/promises';
import { DATASETS, type Datasets, entrySchema } from '@meikan/datasets';
import { z } from 'zod';

const FILE = new URL('../../../demo/workspace.json', import.meta.url);

const someOf = z.record(z.enum(DATASETS), z.array(z.record(z.string(), z.unknown())));
/** What a row of the file leaves out. */
const EMPTY = { companyId: null, date: null, jobTitle: null, text: null, persons: null, change: null };

/** Puts the demo's rows where those of a document workspace would stand; again, it changes nothing. */
export async function importDemoDatasets(datasets: Datasets): Promise<void> {
  const written = someOf.parse(JSON.parse(await readFile(FILE, 'utf8')));
  for (const dataset of DATASETS) {
    const entries = written[dataset].map((row, index) => ({ ...EMPTY, id: `demo-${index + 1}`, ...row }));
    await datasets.replace(dataset, z.array(entrySchema(dataset)).parse(entries));
  }
}
