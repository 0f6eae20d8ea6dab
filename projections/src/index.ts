export { measureProjections } from './metrics/measure-projections.ts';
export type { RebuildRecord } from './rebuild/rebuild-record.ts';
export { RebuildRefused } from './rebuild/rebuild-refused.ts';
export { type RebuildOptions, Rebuilds } from './rebuild/rebuilds.ts';
export type { ParkedPage, ParkedStream } from './refold/parked-streams.ts';
export { openParking, type Parking } from './refold/parking.ts';
export { StillUnfoldable } from './refold/still-unfoldable.ts';
export type { Decoder } from './runner/decode-page.ts';
export { type Projections, type ProjectionsOptions, startProjections } from './start-projections.ts';
