import { Fault, type Logger } from '@meikan/platform';
import { DATASETS, type Dataset, type Entry } from './datasets.ts';
import type { DocumentWorkspace } from './document-workspace.ts';
import { entryOfRow } from './entry-of-row.ts';
import type { Changes, Datasets } from './stored-datasets.ts';

export type Import = {
  readonly workspace: DocumentWorkspace;
  /** Which database of the workspace holds a dataset. */
  readonly databases: Readonly<Record<Dataset, string>>;
  readonly datasets: Datasets;
  /** Where the pages of companies are, which rows lead to. */
  readonly publicUrl: string;
  readonly logger: Logger;
};

export type Imported =
  | ({ readonly kind: 'imported'; readonly broken: number } & Changes)
  | { readonly kind: 'failed'; readonly error: unknown };

/** What became of each dataset. One that fails keeps what it had, and holds up none of the others. */
export async function importDatasets(options: Import): Promise<ReadonlyMap<Dataset, Imported>> {
  const results = new Map<Dataset, Imported>();
  // One after another: the workspace counts requests, and nobody waits for this.
  for (const dataset of DATASETS) results.set(dataset, await importOne(dataset, options));
  return results;
}

async function importOne(dataset: Dataset, options: Import): Promise<Imported> {
  const { datasets, logger } = options;
  try {
    const { entries, broken } = await readEntries(dataset, options);
    const changes = await datasets.replace(dataset, entries);
    logger.info({ dataset, broken, ...changes }, 'a dataset of the workspace was taken over');
    return { kind: 'imported', broken, ...changes };
  } catch (error) {
    logger.warn({ err: error, dataset }, 'a dataset of the workspace could not be taken over');
    return { kind: 'failed', error };
  }
}

async function readEntries(dataset: Dataset, { workspace, databases, publicUrl, logger }: Import) {
  const rows = await workspace.readAll(databases[dataset]);
  // A row that moved while the pages were turned is read twice.
  const entries = new Map<string, Entry>();
  let broken = 0;
  for (const row of rows) {
    const read = entryOfRow(dataset, row, publicUrl);
    if (read.kind === 'entry') {
      entries.set(read.entry.id, read.entry);
      continue;
    }
    broken += 1;
    logger.warn({ dataset, row: read.id, reason: read.reason }, 'a row of the workspace was left out');
  }
  // A column that was renamed breaks every row: nobody meant to empty the dataset.
  if (broken > 0 && entries.size === 0)
    throw new Fault('workspace', `none of ${broken} rows of ${dataset} can be read`);
  return { entries: [...entries.values()], broken };
}
