import type { Authenticate, Clock, Database } from '@meikan/platform';
import type { Watermarks } from '@meikan/projections/read-model';
import type { SearchPort } from '@meikan/search';

/** All that the room needs from outside. Only SELECTs go through `database`. */
export type ReadApiDeps = {
  readonly database: Database;
  readonly watermarks: Watermarks;
  readonly search: SearchPort;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
};
