import { pictureRules } from '@meikan/contracts';
import { startImporting, workspaceMigrations } from '@meikan/datasets';
import { accountId } from '@meikan/domain';
import { openServiceLog } from '@meikan/event-log';
import { type Footprints, footprintMigrations, openFootprints, startSweeping } from '@meikan/footprints';
import { createIdentity, identitySettings } from '@meikan/identity';
import { openPictures, ownerTag } from '@meikan/images';
import { type Database, migrate, openMailer, runService, type Service, serve, systemClock } from '@meikan/platform';
import {
  followWatermarks,
  pagesOwnedAlone,
  picturesOfCompanies,
  reportersOf,
  tracesOf,
} from '@meikan/projections/read-model';
import { allReactors, measureReactors, reactorMigrations, startReactors } from '@meikan/reactors';
import { openStore } from './image-store.ts';

/** The reactors' place, the log's listener and that of the read model hold connections of their own. */
const HELD_CONNECTIONS = 5;

/** What is done every so often, beside the log: old footprints are swept away, datasets are read from the workspace. */
async function startRoundsOf(service: Service, database: Database): Promise<Footprints> {
  const { configuration, logger, opened } = service;
  await migrate(database.pool, footprintMigrations);
  const footprints = openFootprints(database, systemClock);
  const sweeping = startSweeping(footprints, logger);
  opened.defer(() => sweeping.stop());
  await migrate(database.pool, workspaceMigrations);
  const { http, notion } = configuration;
  const importing = startImporting(notion, { database, publicUrl: http.publicUrl, logger });
  opened.defer(() => importing.stop());
  return footprints;
}

/**
 * The reactors in a process of their own; one of them runs, the others wait to take over. Their package may not import
 * `identity`, so it is joined with it here. Answers operators only.
 */
await runService({
  name: 'reactors',
  async open(service) {
    const { configuration, logger, opened } = service;
    const { database, log, keys, handler, decoder } = await openServiceLog(service, HELD_CONNECTIONS);
    const { pool } = database;
    await migrate(pool, reactorMigrations);
    const { mailer } = await openMailer(configuration, database, opened);
    // What reactions do to accounts is identity's to do.
    const identity = await createIdentity({
      settings: identitySettings(configuration),
      ...{ database, handler, keys, mailer, clock: systemClock, log: logger },
      pagesOwnedAlone: (id) => pagesOwnedAlone(pool, id),
    });
    opened.defer(() => identity.close());
    const footprints = await startRoundsOf(service, database);
    const store = openStore(configuration);
    opened.defer(() => store.close());
    const pictures = openPictures(store, pictureRules);
    const watermarks = await followWatermarks(pool);
    opened.defer(() => watermarks.close());
    const reactors = await startReactors({
      ...{ log, decode: decoder.decode, pool, reactors: allReactors, logger },
      effects: {
        handler,
        mailer,
        publicUrl: configuration.http.publicUrl,
        setAccountDisabled: (id, disabled) => identity.setDisabled(accountId(id), disabled),
        addressOf: async (id) => (await identity.accounts.byId(accountId(id)))?.email ?? null,
        adminAddresses: () => identity.accounts.adminAddresses(),
        forgetFootprints: (id) => footprints.forget(id),
        forgetPictures: async (id) => {
          await pictures.forget(id, await picturesOfCompanies(pool, ownerTag(id)));
        },
        tracesOf: (id, asOf) => tracesOf({ pool, watermarks }, id, asOf),
        reportersOf: (ruling, asOf) => reportersOf({ pool, watermarks }, ruling, asOf),
        destroyKey: (subject) => keys.destroy(subject),
      },
    });
    opened.defer(() => reactors.stop());
    return serve(service, {
      checks: { log: async () => `head ${await log.head()}` },
      measure: (metrics) => measureReactors(metrics, { log, pool, reactors: allReactors }),
    });
  },
});
