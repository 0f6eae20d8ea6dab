import { commandApi } from '@meikan/command-api';
import { pictureRules, uploadImage } from '@meikan/contracts';
import { codecs, createCommandHandler, createMemorySubjectKeys, MemoryEventLog } from '@meikan/event-log';
import { openFootprints } from '@meikan/footprints';
import { createIdentity } from '@meikan/identity';
import { imagesPlugin, openImageStore, openPictures } from '@meikan/images';
import { ownData } from '@meikan/own-data';
import {
  anonymous,
  callReceipts,
  createLogger,
  createSafeFetch,
  createServer,
  type Database,
  type RegisteredCall,
  registeredCalls,
  systemClock,
  uuidv7,
} from '@meikan/platform';
import { type ReadApiDeps, readApi } from '@meikan/read-api';
import type { FastifyPluginAsync } from 'fastify';

const nothing = { hits: [], total: 0, totalIsLowerBound: false, countsAreLowerBounds: false, tookMs: 0 };
const deafSearch: ReadApiDeps['search'] = {
  suggest: async () => nothing,
  search: async () => nothing,
  upsert: async () => ({ tasks: [] }),
  remove: async () => ({ tasks: [] }),
  settled: async () => 'done',
  rebuild: async () => ({ indexed: 0 }),
  health: async () => ({ ok: true, engine: 'postgres', documents: 0, normVersion: 1 }),
  close: async () => undefined,
};
const stillWatermarks: ReadApiDeps['watermarks'] = {
  current: () => '0',
  waitFor: async () => ({ reached: true, watermark: '0' }),
  close: async () => undefined,
};

async function callsOf(plugin: FastifyPluginAsync): Promise<readonly RegisteredCall[]> {
  const app = await createServer({ logger: false, limits: 'off' });
  await app.register(plugin);
  await app.ready();
  const calls = registeredCalls(app);
  await app.close();
  return calls;
}

/** Which calls each service answers; nothing is asked of them. */
export async function callsOfServices(database: Database, folder: string) {
  const log = new MemoryEventLog();
  const keys = createMemorySubjectKeys();
  const handler = createCommandHandler({ log, codecs, keys });
  const authenticate = async () => anonymous;
  const ownAccount = async () => null;
  const clock = systemClock;
  const identity = await createIdentity({
    settings: { production: false, publicUrl: 'http://localhost:8080', issuer: { kind: 'embedded' }, social: [] },
    database,
    handler,
    keys,
    mailer: { send: async () => undefined, close: async () => undefined },
    clock,
    log: createLogger({ level: 'silent', name: 'calls-of-services' }),
    pagesOwnedAlone: async () => [],
  });
  const pictures = openPictures(openImageStore({ folder }), pictureRules);
  const receipts = callReceipts(database);
  const services = {
    identity: await callsOf(identity.plugin),
    images: await callsOf(imagesPlugin({ pictures, receipts, authenticate, uploadCall: uploadImage })),
    'command-api': await callsOf(
      commandApi({
        ...{ handler, log, keys, authenticate, clock, newId: uuidv7 },
        ...{ safeFetch: createSafeFetch(), footprints: openFootprints(database, clock), addressOf: async () => null },
      }),
    ),
    'own-data': await callsOf(
      ownData({
        ...{ database, log, identity, clock, pictures },
        decoder: {
          decode: (recorded) => codecs.decode(recorded, keys),
          decodeAll: (page) => codecs.decodeAll(page, keys),
        },
        footprints: openFootprints(database, clock),
        ownStreamsOf: async () => ({ streams: [], followers: [] }),
      }),
    ),
    'read-api': await callsOf(
      readApi({ database, watermarks: stillWatermarks, search: deafSearch, authenticate, ownAccount, clock }),
    ),
  };
  await identity.close();
  return services;
}
