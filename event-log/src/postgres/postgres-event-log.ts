import type { Pool } from 'pg';
import { comparePositions, parsePosition, START } from '../counted-positions.ts';
import type { EventLog } from '../port.ts';
import { prepareAppend } from '../prepared-append.ts';
import { subscription } from '../subscription.ts';
import { Waker } from '../waker.ts';
import { GroupCommit, type GroupCommitOptions } from './group-commit.ts';
import { Notifications } from './notifications.ts';
import { readPage } from './page.ts';
import { PostgresReader } from './reader.ts';
import { PostgresReceipts } from './receipts.ts';

export type PostgresEventLogOptions = {
  /** At least 4 connections: one appends, one listens, the others read. Stays the caller's to end. */
  readonly pool: Pool;
} & Partial<Pick<GroupCommitOptions, 'maxWaiting' | 'maxWaitingBytes' | 'outageTimeoutMs' | 'flushTimeoutMs'>>;

const DEFAULTS = { maxWaiting: 10_000, maxWaitingBytes: 32_000_000, outageTimeoutMs: 3_000, flushTimeoutMs: 10_000 };
const PAGE_SIZE = 500;

/** The log in PostgreSQL, schema `event_log` (its migrations have run). Any number of processes may share it. */
export function createPostgresEventLog(options: PostgresEventLogOptions): EventLog {
  const { pool } = options;
  const waker = new Waker();
  const notifications = new Notifications(pool, waker);
  const appends = new GroupCommit({ ...DEFAULTS, ...options, onAppended: () => waker.wake() });
  const reader = new PostgresReader(pool);
  const receipts = new PostgresReceipts(pool);
  return {
    start: START,
    append: async (request) => appends.append(prepareAppend(request)),
    readStream: (stream, how) => reader.readStream(stream, how),
    readAll: (how) => reader.readAll(how),
    subscribe({ after = START, categories, pageSize: limit = PAGE_SIZE, signal }) {
      notifications.start();
      return subscription((from) => readPage(pool, { after: from, categories, limit }), waker, { after, signal });
    },
    head: () => reader.head(),
    comparePositions,
    parsePosition,
    findReceipt: (key) => receipts.find(key),
    writeReceipt: (receipt) => receipts.write(receipt),
    async close() {
      await Promise.all([appends.close(), notifications.close()]);
    },
  };
}
