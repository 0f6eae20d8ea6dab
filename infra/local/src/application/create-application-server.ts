import { join } from 'node:path';
import { auditApi } from '@meikan/audit';
import { commandApi } from '@meikan/command-api';
import { uploadImage } from '@meikan/contracts';
import { codecs } from '@meikan/event-log';
import { type Cards, imagesPlugin, openCards } from '@meikan/images';
import { ownData } from '@meikan/own-data';
import {
  assertEveryRouteHasARule,
  callReceipts,
  createSafeFetch,
  createServer,
  health,
  mailboxPages,
  openApi,
  recordRefusals,
  uuidv7,
} from '@meikan/platform';
import { ownStreamsOf } from '@meikan/projections/read-model';
import { type PagesOptions, pagePolicy, pages, readApi } from '@meikan/read-api';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from './accounts.ts';
import type { ApplicationOptions } from './application-options.ts';
import { measureApplication } from './measure-application.ts';
import { readiness } from './readiness.ts';
import type { Stores } from './stores.ts';

async function createFront(
  { configuration, logger, pwaDist }: ApplicationOptions,
  { database }: Stores,
): Promise<FastifyInstance> {
  const { http, identity } = configuration;
  return createServer({
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    security: {
      ...(await pagePolicy(pwaDist)),
      ...(identity.external ? { issuer: identity.external.issuer } : {}),
    },
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
    onRefused: recordRefusals(database, logger),
  });
}

function pagesOf(
  { configuration, clock, dataFolder, pwaDist }: ApplicationOptions,
  { database }: Stores,
  cards: Cards,
): PagesOptions {
  const { publicUrl, outsideLinks, pwaKeptAssets, pwaSwitches: switches } = configuration.http;
  const keptAssets = { folder: pwaKeptAssets ?? join(dataFolder, 'kept-assets'), clock };
  return {
    dist: pwaDist,
    database,
    cards,
    publicUrl,
    installation: { foreignIssuer: configuration.identity.external, outsideLinks },
    keptAssets,
    switches,
  };
}

function ownDataOf({ clock }: ApplicationOptions, stores: Stores, { identity }: Accounts) {
  const { database, log, decoder, footprints, pictures, projections } = stores;
  const place = { pool: database.pool, watermarks: projections.watermarks };
  const parts = { database, log, decoder, footprints, pictures, identity, clock };
  return ownData({ ...parts, ownStreamsOf: (id, asOf) => ownStreamsOf(place, id, asOf) });
}

/** One HTTP server that carries all services; a route without a rule ends the start. */
export async function createApplicationServer(
  options: ApplicationOptions,
  stores: Stores,
  accounts: Accounts,
): Promise<FastifyInstance> {
  const { configuration, clock } = options;
  const { database, handler, keys, log, projections, search, footprints, pictures } = stores;
  const { identity, mailbox } = accounts;
  const { authenticate } = identity;
  const ownAccount = (id: string) => identity.accounts.byId(id);
  const app = await createFront(options, stores);
  const metrics = measureApplication(app, stores, options.logger);
  await app.register(health({ checks: readiness(stores), metrics }));
  await app.register(openApi({ title: '名鑑 API', version: '0.1.0' }));
  await identity.plugin(app);
  if (mailbox) await app.register(mailboxPages(mailbox, { production: configuration.production }));
  const receipts = callReceipts(database);
  await app.register(imagesPlugin({ pictures, receipts, authenticate, uploadCall: uploadImage }));
  const safeFetch = options.safeFetch ?? createSafeFetch();
  const addressOf = async (id: string) => (await ownAccount(id))?.email ?? null;
  const outside = { safeFetch, footprints, addressOf };
  await app.register(commandApi({ handler, log, keys, authenticate, clock, newId: uuidv7, ...outside }));
  await app.register(
    readApi({ database, watermarks: projections.watermarks, search, authenticate, ownAccount, clock }),
  );
  const audited = { rebuilds: projections.rebuilds, parking: projections };
  await app.register(
    auditApi({ log, handler, codecs, keys, database, ownAccount, ...audited, authenticate, clock, newId: uuidv7 }),
  );
  await app.register(ownDataOf(options, stores, accounts));
  const cards = openCards({ pictures });
  app.addHook('onClose', () => cards.close());
  await app.register(pages(pagesOf(options, stores, cards)));
  assertEveryRouteHasARule(app);
  return app;
}
