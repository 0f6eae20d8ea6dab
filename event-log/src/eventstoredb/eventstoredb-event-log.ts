import { EventStoreDBClient } from '@eventstore/db-client';
import type { Pool } from 'pg';
import type { EventLog } from '../port.ts';
import { PostgresReceipts } from '../postgres/receipts.ts';
import { prepareAppend } from '../prepared-append.ts';
import { subscription } from '../subscription.ts';
import { Waker } from '../waker.ts';
import { EventStoreAppends } from './appends.ts';
import { comparePositions, parsePosition, START } from './positions.ts';
import { EventStoreReader } from './reader.ts';
import type { Store } from './store.ts';
import { WakeUps } from './wake-ups.ts';

const PAGE_SIZE = 500;

/**
 * The log in EventStoreDB (server 22.6 to 24.10: the client is frozen, trap 21), receipts in PostgreSQL
 * (`event_log.receipt`). Closing it closes `store`, not `pool`. Each trap of the client is named where it is met; met by
 * never going there are link projections (16), stream metadata, which `$all` ignores until a scavenge (17), and
 * persistent subscriptions, which keep no order (20).
 */
export function createEventStoreEventLog({ store, pool }: { readonly store: Store; readonly pool: Pool }): EventLog {
  const waker = new Waker();
  const wakeUps = new WakeUps(store, waker);
  const reader = new EventStoreReader(store);
  const receipts = new PostgresReceipts(pool);
  const appends = new EventStoreAppends(store, reader, receipts);
  return {
    start: START,
    async append(request) {
      const result = await appends.append(prepareAppend(request));
      if (result.kind === 'appended') waker.wake();
      return result;
    },
    readStream: (stream, options) => reader.readStream(stream, options),
    readAll: (options) => reader.readAll(options),
    subscribe({ after = START, categories, pageSize = PAGE_SIZE, signal }) {
      wakeUps.start();
      return subscription((from) => reader.page(from, pageSize, categories), waker, { after, signal });
    },
    head: () => reader.head(),
    comparePositions,
    parsePosition,
    findReceipt: (key) => receipts.find(key),
    writeReceipt: (receipt) => receipts.write(receipt),
    async close() {
      await wakeUps.close();
      await store.dispose();
    },
  };
}

/** Keep-alives find half-open sockets (trap 13); unknown options of the address only warn (trap 18). */
const CONNECTION_DEFAULTS = { keepAliveInterval: '10000', keepAliveTimeout: '10000', connectionName: 'meikan' };

/** @param address `esdb://user:password@host:2113?tls=true…`, several hosts with commas between them */
export function connectEventStore(address: string): Store {
  const [hosts = '', query = ''] = address.split('?');
  const options = new URLSearchParams({ ...CONNECTION_DEFAULTS, ...Object.fromEntries(new URLSearchParams(query)) });
  return EventStoreDBClient.connectionString(`${hosts}?${options}`);
}
