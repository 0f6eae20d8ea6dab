import { type Configuration, type Database, type Logger, startRounds } from '@meikan/platform';
import { importDatasets } from './import-datasets.ts';
import { openNotionWorkspace } from './notion/notion-workspace.ts';
import { openDatasets } from './stored-datasets.ts';

const EVERY = 3_600_000;

type Started = { stop(): Promise<void> };
type Places = { readonly database: Database; readonly publicUrl: string; readonly logger: Logger };

/** Takes the datasets over once. */
export async function importFromNotion(notion: NonNullable<Configuration['notion']>, { database, ...places }: Places) {
  const workspace = await openNotionWorkspace({ token: notion.token, logger: places.logger });
  return importDatasets({ workspace, databases: notion.databases, datasets: openDatasets(database), ...places });
}

/** Takes the datasets over now and every hour until stopped; does nothing where no workspace is configured. */
export function startImporting(notion: Configuration['notion'], places: Places): Started {
  if (notion === undefined) return { stop: async () => undefined };
  const round = async () => void (await importFromNotion(notion, places));
  return startRounds(round, {
    every: EVERY,
    logger: places.logger,
    failed: 'the datasets of the workspace could not be taken over',
  });
}
