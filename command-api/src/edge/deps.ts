import type { CommandHandler, EventLog } from '@meikan/event-log';
import type { Authenticate, Clock } from '@meikan/platform';

/** All that the room needs from outside. */
export type CommandApiDeps = {
  readonly handler: CommandHandler;
  readonly log: EventLog;
  readonly authenticate: Authenticate;
  readonly clock: Clock;
  /** A new UUIDv7, for commands that bring none. */
  readonly newId: () => string;
};
