import { pictureRules } from '@meikan/contracts';
import { openServiceLog } from '@meikan/event-log';
import { footprintMigrations, openFootprints } from '@meikan/footprints';
import { identitySettings, openConfirmations } from '@meikan/identity';
import { openPictures } from '@meikan/images';
import { ownData } from '@meikan/own-data';
import { migrate, openMailer, runService, serve, systemClock } from '@meikan/platform';
import { followWatermarks, ownStreamsOf, readModelPosition } from '@meikan/projections/read-model';
import { openStore } from './image-store.ts';

/** The listener of the read model holds a connection of its own, beside that of the log. */
const HELD_CONNECTIONS = 2;

/**
 * What people take along of their own data, in a process of its own: making these files costs time, and signing in does not wait for it. It stands
 * here since it is joined with the store of pictures.
 */
await runService({
  name: 'own-data',
  async open(service) {
    const { configuration, logger, opened } = service;
    const { database, log, decoder } = await openServiceLog(service, HELD_CONNECTIONS);
    const { pool } = database;
    await migrate(pool, footprintMigrations);
    const store = openStore(configuration);
    opened.defer(() => store.close());
    const { mailer } = await openMailer(configuration, database, opened);
    const settings = identitySettings(configuration);
    const identity = await openConfirmations({ settings, database, mailer, clock: systemClock, log: logger });
    opened.defer(() => identity.close());
    const watermarks = await followWatermarks(pool);
    opened.defer(() => watermarks.close());
    return serve(service, {
      checks: {
        log: async () => `head ${await log.head()}`,
        'read model': async () => `position ${await readModelPosition(database)}`,
      },
      plugins: [
        ownData({
          ...{ database, log, decoder, identity, clock: systemClock },
          footprints: openFootprints(database, systemClock),
          pictures: openPictures(store, pictureRules),
          ownStreamsOf: (id, asOf) => ownStreamsOf({ pool, watermarks }, id, asOf),
        }),
      ],
    });
  },
});
