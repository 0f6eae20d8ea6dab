import { workspaceMigrations } from '@meikan/datasets';
import { footprintMigrations } from '@meikan/footprints';
import { identitySettings, openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  type Configuration,
  type Database,
  migrate,
  openServiceDatabase,
  type ReadinessCheck,
  runService,
  type Service,
  type Serving,
  serve,
  systemClock,
} from '@meikan/platform';
import { followWatermarks, readModelPosition } from '@meikan/projections/read-model';
import { openSearch, type SearchPort } from '@meikan/search';
import type { FastifyPluginAsync } from 'fastify';
import { openPageCards } from './cards/open-page-cards.ts';
import { pagePolicy } from './pages/page-policy.ts';
import { pages } from './pages/pages.ts';
import { readApi } from './read-api.ts';

/** The built app, where PWA_DIST names it, with the pictures of its shared links. */
function openPages({ configuration, opened }: Service, database: Database): readonly FastifyPluginAsync[] {
  const { http, identity } = configuration;
  const { publicUrl, outsideLinks, pwaDist: dist, pwaKeptAssets: folder, pwaSwitches: switches } = http;
  if (dist === undefined) return [];
  const keptAssets = folder === undefined ? undefined : { folder, clock: systemClock };
  const cards = openPageCards(configuration);
  opened.defer(() => cards.close());
  const installation = { foreignIssuer: identity.external, outsideLinks };
  return [pages({ dist, database, cards, publicUrl, installation, keptAssets, switches })];
}

async function securityOf({ http, identity }: Configuration): Promise<NonNullable<Serving['security']>> {
  return {
    ...(http.pwaDist === undefined ? {} : await pagePolicy(http.pwaDist)),
    ...(identity.external === undefined ? {} : { issuer: identity.external.issuer }),
  };
}

const checksOf = (database: Database, search: SearchPort): Readonly<Record<string, ReadinessCheck>> => ({
  'read model': async () => `position ${await readModelPosition(database)}`,
  search: async () => {
    const { ok, engine, documents } = await search.health();
    if (!ok) throw new Error('does not answer');
    return `${engine}, ${documents} documents`;
  },
});

/** The read side in a process of its own; serves the PWA when PWA_DIST names it. */
await runService({
  name: 'read-api',
  async open(service) {
    const { configuration, opened } = service;
    const database = openServiceDatabase(service);
    await migrate(database.pool, footprintMigrations);
    await migrate(database.pool, workspaceMigrations);
    const search = await openSearch(configuration.search, database);
    opened.defer(() => search.close());
    const watermarks = await followWatermarks(database.pool);
    opened.defer(() => watermarks.close());
    const authenticate = await openAuthenticate({
      database,
      clock: systemClock,
      settings: identitySettings(service.configuration),
    });
    const ownAccount = await openOwnAccounts({ database, clock: systemClock });
    const answers = readApi({ database, watermarks, search, authenticate, ownAccount, clock: systemClock });
    return serve(service, {
      checks: checksOf(database, search),
      security: await securityOf(configuration),
      plugins: [answers, ...openPages(service, database)],
    });
  },
});
