export { isProgram } from './bots.ts';
export { type Footprints, KEPT_DAYS, openFootprints, type Visit, type Visitor } from './footprints.ts';
export { footprintMigrations } from './migrations.ts';
export type { OwnReading, OwnVisit } from './own-footprints.ts';
export type { Reading } from './reads.ts';
export { startSweeping } from './start-sweeping.ts';
