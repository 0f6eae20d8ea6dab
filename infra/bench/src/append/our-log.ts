import { accountId, articleId, instant, userId } from '@meikan/domain';
import {
  codecs,
  createCommandHandler,
  createMemorySubjectKeys,
  createPostgresEventLog,
  type EventLog,
  eventLogMigrations,
  streams,
} from '@meikan/event-log';
import { type Database, migrate, openDatabase, uuidv7 } from '@meikan/platform';
import { atOnce, type Throughput } from '../at-once.ts';
import { sampleAppend } from './sample-event.ts';

export type OurLog = {
  readonly log: EventLog;
  readonly database: Database;
  /** `EventLog.append`: revision check and receipt. */
  append(count: number, callers: number): Promise<Throughput>;
  /** The whole road: receipt, fold, decide, append. */
  command(count: number, callers: number): Promise<Throughput>;
  close(): Promise<void>;
};

const AT = instant('2026-11-21T12:00:00.000Z');

export async function openOurLog(url: string): Promise<OurLog> {
  const database = openDatabase({ url, poolSize: 8, applicationName: 'bench' });
  await migrate(database.pool, { schema: 'event_log', migrations: eventLogMigrations });
  const log = createPostgresEventLog({ pool: database.pool });
  const handler = createCommandHandler({ log, codecs, keys: createMemorySubjectKeys() });
  return {
    log,
    database,
    append(count, callers) {
      const requests = Array.from({ length: count }, () => sampleAppend());
      return atOnce(callers, requests, async (request) => {
        const { kind } = await log.append(request);
        if (kind !== 'appended') throw new Error(`an append answered ${kind}`);
      });
    },
    command(count, callers) {
      const commandIds = Array.from({ length: count }, () => uuidv7());
      return atOnce(callers, commandIds, async (commandId) => {
        const { kind } = await handler.handle(...bookmark(commandId), { expected: 'any' });
        if (kind !== 'handled') throw new Error(`a command was ${kind}`);
      });
    },
    async close() {
      await log.close();
      await database.end();
    },
  };
}

function bookmark(commandId: string) {
  const reader = userId('0199c0de-0000-7000-8000-000000000001');
  const author = userId('0199c0de-0000-7000-8000-000000000002');
  const target = { owner: { kind: 'user' as const, id: author }, mainCategory: 'private_blog' };
  const data = {
    userId: reader,
    referenceId: articleId(commandId),
    on: true as const,
    mode: 'general' as const,
    target,
    at: AT,
  };
  const metadata = {
    correlationId: commandId,
    causationId: commandId,
    actor: { id: accountId(reader), role: 'general' as const },
    issuedAt: AT,
  };
  return [
    streams.bookmark(data.userId, data.referenceId),
    { type: 'set-bookmark' as const, data },
    { commandId, metadata },
  ] as const;
}
