import { codecs, openServiceLog } from '@meikan/event-log';
import { identitySettings, openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  migrate,
  platformMigrations,
  recordRefusals,
  runService,
  type Service,
  serve,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { openParking, type RebuildOptions, Rebuilds } from '@meikan/projections';
import { readModelPosition } from '@meikan/projections/read-model';
import { auditApi } from './audit-api.ts';
import type { AuditApiDeps } from './route/deps.ts';

/** A rebuild holds its place, its writer and its readers beside the calls that watch it. */
const HELD_CONNECTIONS = 8;

type Opened = Pick<AuditApiDeps, 'database' | 'log' | 'keys' | 'handler' | 'rebuilds' | 'parking'>;

async function openParts(service: Service): Promise<Opened> {
  const { logger, opened } = service;
  const { decoder, ...parts } = await openServiceLog(service, HELD_CONNECTIONS);
  const { log, database } = parts;
  const { pool } = database;
  await migrate(pool, platformMigrations);
  const onParked: RebuildOptions['onParked'] = ({ stream, revision, type, error }) =>
    logger.error({ stream, revision: String(revision), type, err: error }, 'event parked');
  const rebuilds = new Rebuilds({ log, decoder, pool, onParked, logger });
  opened.defer(() => rebuilds.close());
  return { ...parts, rebuilds, parking: openParking({ log, decoder, pool }) };
}

/** Audit in a process of its own. Rebuilds that admins start run here. */
await runService({
  name: 'audit',
  async open(service) {
    const parts = await openParts(service);
    const { database, log } = parts;
    const authenticate = await openAuthenticate({
      database,
      clock: systemClock,
      settings: identitySettings(service.configuration),
    });
    const ownAccount = await openOwnAccounts({ database, clock: systemClock });
    const deps = { ...parts, codecs, ownAccount, authenticate, clock: systemClock, newId: uuidv7 };
    return serve(service, {
      checks: {
        log: async () => `head ${await log.head()}`,
        'read model': async () => `position ${await readModelPosition(database)}`,
      },
      onRefused: recordRefusals(database, service.logger),
      plugins: [auditApi(deps)],
    });
  },
});
