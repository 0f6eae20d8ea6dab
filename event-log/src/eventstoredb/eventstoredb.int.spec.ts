import { migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { describe } from 'vitest';
import { describeEventLog } from '../contract-suite/describe-event-log.ts';
import { EventStoreStandIn } from '../contract-suite/eventstore-stand-in.ts';
import type { LogUnderTest } from '../contract-suite/log-under-test.ts';
import { startSeverableProxy } from '../contract-suite/severable-proxy.ts';
import { eventLogMigrations } from '../postgres/migrations.ts';
import { connectEventStore, createEventStoreEventLog } from './eventstoredb-event-log.ts';
import type { Store } from './store.ts';

const address = process.env.EVENTSTORE_URL;
if (!address) {
  console.warn(
    '\n*** SKIPPED: no EVENTSTORE_URL, the EventStoreDB log was tried on a stand-in of its rules only ***\n',
  );
}

type Harm = Pick<LogUnderTest, 'disturb' | 'loseNextAnswer' | 'beginOutage' | 'endOutage'>;
type Prepared = { readonly stores: readonly [Store, Store]; readonly harm: Harm; end(): Promise<void> };

async function openWith(prepare: () => Promise<Prepared>): Promise<LogUnderTest> {
  const database = await createTestDatabase();
  const { pool, end: endPool } = openDatabase({ url: database.url, poolSize: 10, applicationName: 'receipts' });
  await migrate(pool, { schema: 'event_log', migrations: eventLogMigrations });
  const { stores, harm, end } = await prepare();
  const [log, neighbour] = [
    createEventStoreEventLog({ store: stores[0], pool }),
    createEventStoreEventLog({ store: stores[1], pool }),
  ];
  return {
    ...harm,
    log,
    neighbour,
    writesForItself: true,
    async close() {
      await Promise.all([log.close(), neighbour.close()]);
      await end();
      await endPool();
      await database.drop();
    },
  };
}

async function standIn(): Promise<Prepared> {
  const store = new EventStoreStandIn();
  const harm = {
    disturb: async () => store.loseNextAnswer(),
    loseNextAnswer: () => store.loseNextAnswer(),
    beginOutage: async () => store.setAway(true),
    endOutage: async () => store.setAway(false),
  };
  return { stores: [store, store], harm, end: async () => undefined };
}

/** The server is named by `esdb://…host:port`; the road to it can be cut, the neighbour's own road cannot. */
async function server(url: string): Promise<Prepared> {
  const { hostname, port, search } = new URL(url);
  const proxy = await startSeverableProxy({ host: hostname, port: Number(port || 2113) });
  const stores = [connectEventStore(`esdb://127.0.0.1:${proxy.port}${search}`), connectEventStore(url)] as const;
  const harm = {
    disturb: async () => proxy.sever(),
    loseNextAnswer: () => proxy.loseNextAnswer(),
    beginOutage: async () => proxy.close(),
    endOutage: async () => proxy.open(),
  };
  return { stores, harm, end: () => proxy.end() };
}

describeEventLog('EventStoreDB log on a stand-in', () => openWith(standIn));

describe.skipIf(!address)('with a real server', () => {
  describeEventLog('EventStoreDB log', () => openWith(() => server(address ?? '')));
});
