import { identityTables } from './0001-identity.ts';

/** In the order of their names. */
export const identityMigrations = { '0001-identity': identityTables };
