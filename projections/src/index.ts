export type { RebuildRecord } from './rebuild/rebuild-record.ts';
export { RebuildRefused } from './rebuild/rebuild-refused.ts';
export { type RebuildOptions, Rebuilds } from './rebuild/rebuilds.ts';
export type { ParkedStream } from './refold/refold-stream.ts';
export type { Decoder } from './runner/decode-page.ts';
export { type Projections, type ProjectionsOptions, startProjections } from './start-projections.ts';
