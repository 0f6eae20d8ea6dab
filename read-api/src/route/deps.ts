import type { OwnAccount } from '@meikan/identity';
import type { Authenticate, Clock, Database } from '@meikan/platform';
import type { Watermarks } from '@meikan/projections/read-model';
import type { SearchPort } from '@meikan/search';

/** All that this package needs from outside. Only SELECTs go through `database`. */
export type ReadApiDeps = {
  readonly database: Database;
  readonly watermarks: Watermarks;
  readonly search: SearchPort;
  readonly authenticate: Authenticate;
  /** What an account is told about itself on its own profile. */
  readonly ownAccount: (id: string) => Promise<OwnAccount | null>;
  readonly clock: Clock;
};
