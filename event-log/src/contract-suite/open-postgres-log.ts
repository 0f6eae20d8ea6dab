import { migrate, openDatabase } from '@meikan/platform';
import { createTestDatabase } from '@meikan/testkit';
import { eventLogMigrations } from '../postgres/migrations.ts';
import { createPostgresEventLog } from '../postgres/postgres-event-log.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { startSeverableProxy } from './severable-proxy.ts';

/** The PostgreSQL log over a road that can be cut, and a second process beside it with a road of its own. */
export async function openPostgresLog(): Promise<LogUnderTest> {
  const database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  const proxy = await startSeverableProxy({ host: hostname, port: Number(port) });
  const road = new URL(database.url);
  road.port = String(proxy.port);
  // By the port, also where the test server is asked by a file.
  road.searchParams.delete('host');
  const near = openDatabase({ url: road.href, poolSize: 8, applicationName: 'log under test' });
  const far = openDatabase({ url: database.url, poolSize: 8, applicationName: 'its neighbour' });
  await migrate(far.pool, { schema: 'event_log', migrations: eventLogMigrations });
  // Short for an outage, and longer than a busy machine takes to try a flush again whose answer was lost.
  const log = createPostgresEventLog({ pool: near.pool, outageTimeoutMs: 2_000 });
  const neighbour = createPostgresEventLog({ pool: far.pool });
  return {
    log,
    neighbour,
    writesForItself: false,
    disturb: async () => proxy.sever(),
    loseNextAnswer: () => proxy.loseNextAnswer(),
    beginOutage: async () => proxy.close(),
    endOutage: async () => proxy.open(),
    async close() {
      await Promise.all([log.close(), neighbour.close()]);
      await Promise.all([near.end(), far.end()]);
      await proxy.end();
      await database.drop();
    },
  };
}
