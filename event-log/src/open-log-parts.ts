import { migrate } from '@meikan/platform';
import type { Pool } from 'pg';
import type { CommandHandler } from './command-handling/command-handling.ts';
import { createCommandHandler } from './command-handling/create-command-handler.ts';
import { parseKek } from './keys/key-wrap.ts';
import { createPostgresSubjectKeys } from './keys/postgres-subject-keys.ts';
import type { SubjectKeys } from './keys/subject-keys.ts';
import { openEventLog } from './open-event-log.ts';
import type { EventLog, RecordedEvent } from './port.ts';
import { eventLogMigrations } from './postgres/migrations.ts';
import { codecs, type DomainRecorded } from './streams/streams.ts';

/** The log, and what a process needs to write to it and to read what it holds. */
export type LogParts = {
  readonly log: EventLog;
  readonly keys: SubjectKeys;
  readonly handler: CommandHandler;
  /** The way back from stored to domain events. */
  readonly decoder: {
    decode(recorded: RecordedEvent): Promise<DomainRecorded>;
    decodeAll(page: readonly RecordedEvent[]): Promise<readonly DomainRecorded[]>;
  };
};

type LogPlace = {
  readonly pool: Pool;
  /** Where the log is; in PostgreSQL unless there is one. */
  readonly eventStore: { readonly url: string } | undefined;
  /** Base64, 32 bytes. */
  readonly kek: string;
};

/** Brings the schema up to date and opens the log; `opened` closes it. @throws TypeError for a key of keys of another length */
export async function openLogParts(opened: AsyncDisposableStack, place: LogPlace): Promise<LogParts> {
  const { pool, eventStore } = place;
  const kek = parseKek(place.kek);
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  const log = openEventLog({ pool, eventStoreUrl: eventStore?.url ?? null });
  opened.defer(() => log.close());
  const keys = createPostgresSubjectKeys({ pool, kek });
  const decoder: LogParts['decoder'] = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  return { log, keys, handler: createCommandHandler({ log, codecs, keys }), decoder };
}
