import { openServiceLog } from '@meikan/event-log';
import { footprintMigrations, openFootprints } from '@meikan/footprints';
import { identitySettings, openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  createSafeFetch,
  migrate,
  platformMigrations,
  recordRefusals,
  runService,
  serve,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { commandApi } from './command-api.ts';

/** The write side in a process of its own As many of them may run as are wanted. */
await runService({
  name: 'command-api',
  async open(service) {
    const { database, log, keys, handler } = await openServiceLog(service);
    await migrate(database.pool, platformMigrations);
    await migrate(database.pool, footprintMigrations);
    const authenticate = await openAuthenticate({
      database,
      clock: systemClock,
      settings: identitySettings(service.configuration),
    });
    const ownAccount = await openOwnAccounts({ database, clock: systemClock });
    const addressOf = async (id: string) => (await ownAccount(id))?.email ?? null;
    const outside = { safeFetch: createSafeFetch(), footprints: openFootprints(database, systemClock), addressOf };
    return serve(service, {
      checks: { log: async () => `head ${await log.head()}` },
      onRefused: recordRefusals(database, service.logger),
      plugins: [commandApi({ handler, log, keys, authenticate, clock: systemClock, newId: uuidv7, ...outside })],
    });
  },
});
