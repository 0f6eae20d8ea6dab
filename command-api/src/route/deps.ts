import type { CommandHandler, EventLog, SubjectKeys } from '@meikan/event-log';
import type { Footprints } from '@meikan/footprints';
import type { Authenticate, Clock, SafeFetch } from '@meikan/platform';

/** All that this package needs from outside. */
export type CommandApiDeps = {
  readonly handler: CommandHandler;
  readonly log: EventLog;
  /** What the log says of people is opened with. */
  readonly keys: SubjectKeys;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  /** The only way to addresses that people give. */
  readonly safeFetch: SafeFetch;
  /** Where an account is written to; null for one that is closed or unknown. */
  readonly addressOf: (accountId: string) => Promise<string | null>;
  /** Where visits are counted. */
  readonly footprints: Footprints;
  /** A new UUIDv7, for commands that bring none. */
  readonly newId: () => string;
};
