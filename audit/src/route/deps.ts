import type { CodecRegistry, CommandHandler, EventLog, MeikanEvent, SubjectKeys } from '@meikan/event-log';
import type { OwnAccount } from '@meikan/identity';
import type { Authenticate, Clock, Database } from '@meikan/platform';
import type { Parking, Rebuilds } from '@meikan/projections';

/** All that this package needs from outside. */
export type AuditApiDeps = {
  readonly log: EventLog;
  /** Writes what admins do here, and names the people in histories. */
  readonly handler: CommandHandler;
  readonly codecs: CodecRegistry<MeikanEvent>;
  readonly keys: SubjectKeys;
  /** Checkpoints and parked streams of the projections, refused attempts; only SELECTs. */
  readonly database: Database;
  readonly rebuilds: Rebuilds;
  readonly parking: Parking;
  /** The mail address and name that identity keeps of an account; null where it keeps none. */
  readonly ownAccount: (id: string) => Promise<OwnAccount | null>;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  /** A new UUIDv7. */
  readonly newId: () => string;
};
