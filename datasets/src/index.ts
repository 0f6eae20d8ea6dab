export { DATASETS, type Dataset, type Entry, entrySchema } from './datasets.ts';
export { workspaceMigrations } from './migrations.ts';
export { importFromNotion, startImporting } from './start-importing.ts';
export { type Changes, type Datasets, openDatasets } from './stored-datasets.ts';
