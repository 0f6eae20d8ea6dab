export type { RebuildRecord } from './rebuild/rebuild-record.ts';
export { RebuildRefused, Rebuilds } from './rebuild/rebuilds.ts';
export { type Projections, type ProjectionsOptions, startProjections } from './start-projections.ts';
