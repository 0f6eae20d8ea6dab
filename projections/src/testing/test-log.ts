import {
  type CommandHandler,
  codecs,
  createCommandHandler,
  createPostgresEventLog,
  createPostgresSubjectKeys,
  type EventLog,
  type SubjectKeys,
} from '@meikan/event-log';
import type { Pool } from 'pg';
import type { Decoder } from '../runner/decode-page.ts';

export type TestLog = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly handler: CommandHandler;
  readonly keys: SubjectKeys;
};

/** The log in PostgreSQL with its codecs and keys; its migrations have run. */
export function openTestLog(pool: Pool, kek: Buffer): TestLog {
  const log = createPostgresEventLog({ pool });
  const keys = createPostgresSubjectKeys({ pool, kek });
  const decoder: Decoder = {
    decode: (recorded) => codecs.decode(recorded, keys),
    decodeAll: (page) => codecs.decodeAll(page, keys),
  };
  return { log, keys, decoder, handler: createCommandHandler({ log, codecs, keys }) };
}
