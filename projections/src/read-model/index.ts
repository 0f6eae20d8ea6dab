export { comparePositions, isPosition } from './positions.ts';
export type { ArticleRow } from './tables/article.table.ts';
export type { CompanyRow } from './tables/company.table.ts';
export type { PersonRow } from './tables/person.table.ts';
export { LIVING, type ReadModel, readModelDdl } from './tables.ts';
export { followWatermarks, type Watermarks } from './wait-for.ts';
