import { pictureRules, uploadImage } from '@meikan/contracts';
import { identitySettings, openAuthenticate } from '@meikan/identity';
import { imagesPlugin, openPictures } from '@meikan/images';
import {
  callReceipts,
  migrate,
  openServiceDatabase,
  platformMigrations,
  runService,
  serve,
  systemClock,
} from '@meikan/platform';
import { openStore } from './image-store.ts';

/**
 * Pictures in a process of their own: what strangers send is decoded away from whoever writes the log. Their package
 * may import neither `contracts` nor `identity`, so it is joined with both here.
 */
await runService({
  name: 'images',
  async open(service) {
    const { configuration, opened } = service;
    const store = openStore(configuration);
    opened.defer(() => store.close());
    const database = openServiceDatabase(service);
    await migrate(database.pool, platformMigrations);
    const authenticate = await openAuthenticate({
      database,
      clock: systemClock,
      settings: identitySettings(service.configuration),
    });
    const pictures = openPictures(store, pictureRules);
    return serve(service, {
      checks: {
        store: async () => {
          await store.ready();
          return configuration.images.store === undefined ? 'folder' : 'bucket';
        },
        sessions: async () => {
          await database.pool.query('select 1');
          return undefined;
        },
      },
      plugins: [imagesPlugin({ pictures, receipts: callReceipts(database), authenticate, uploadCall: uploadImage })],
    });
  },
});
