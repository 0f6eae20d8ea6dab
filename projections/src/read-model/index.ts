export { jsonAt, textAt } from './json-at.ts';
export { isOwnCategory, type OwnCategory } from './own-categories.ts';
export { pagesOwnedAlone } from './pages-owned-alone.ts';
export { readModelPosition } from './position.ts';
export { comparePositions, isPosition } from './positions.ts';
export { type ReadModel, type ReadTable, readTable } from './read-table.ts';
export { readModelDdl } from './tables.ts';
export { type OwnStreams, ownStreamsOf, picturesOfCompanies, type Traces, tracesOf } from './traces.ts';
export { followWatermarks, type Watermarks } from './wait-for.ts';
