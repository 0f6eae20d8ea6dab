import { footprintMigrations } from '@meikan/footprints';
import { openAuthenticate, openOwnAccounts } from '@meikan/identity';
import {
  assertEveryRouteHasARule,
  type Configuration,
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createServer,
  type Database,
  health,
  loadConfiguration,
  measureRequests,
  migrate,
  openDatabase,
  systemClock,
} from '@meikan/platform';
import { followWatermarks } from '@meikan/projections/read-model';
import { openSearch } from '@meikan/search';
import { workspaceMigrations } from '@meikan/workspace';
import type { FastifyInstance } from 'fastify';
import { openPageCards } from './cards/open-page-cards.ts';
import { pagePolicy } from './pages/page-policy.ts';
import { pages } from './pages/pages.ts';
import { readApi } from './read-api.ts';

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: required to run the read API apart`);
  return value;
}

/** The built app, where PWA_DIST names it, with the pictures of its shared links. */
async function servePages(app: FastifyInstance, configuration: Configuration, database: Database): Promise<void> {
  const { http, identity } = configuration;
  const { publicUrl, outsideLinks, pwaDist: dist, pwaKeptAssets: folder, pwaSwitches: switches } = http;
  if (dist === undefined) return;
  const keptAssets = folder === undefined ? undefined : { folder, clock: systemClock };
  const cards = openPageCards(configuration);
  app.addHook('onClose', () => cards.close());
  const installation = { foreignIssuer: identity.external, outsideLinks };
  await app.register(pages({ dist, database, cards, publicUrl, installation, keptAssets, switches }));
}

/** The read side in a process of its own, configured by the environment (design.md 7); serves the PWA when PWA_DIST names it. */
async function main(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { http, database: base, log: logging, search: engine, identity } = configuration;
  const logger = createLogger({ level: logging.level, name: 'read-api' });
  const database = openDatabase({
    url: required(base.url, 'DATABASE_URL'),
    poolSize: base.poolSize,
    applicationName: 'read-api',
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  await migrate(database.pool, footprintMigrations);
  await migrate(database.pool, workspaceMigrations);
  const search = await openSearch(engine, database);
  const watermarks = await followWatermarks(database.pool);
  const authenticate = await openAuthenticate({ database, clock: systemClock });
  const ownAccount = await openOwnAccounts({ database, clock: systemClock });
  const app = await createServer({
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    security: {
      ...(http.pwaDist === undefined ? {} : await pagePolicy(http.pwaDist)),
      ...(identity.external === undefined ? {} : { issuer: identity.external.issuer }),
    },
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
  });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  const checks = {
    'read model': async () => {
      const { rows } = await database.pool.query('select position from read_model.checkpoint');
      return `position ${rows[0]?.position}`;
    },
    search: async () => {
      const { ok, engine: name, documents } = await search.health();
      if (!ok) throw new Error('does not answer');
      return `${name}, ${documents} documents`;
    },
  };
  await app.register(health({ checks, metrics }));
  await app.register(readApi({ database, watermarks, search, authenticate, ownAccount, clock: systemClock }));
  await servePages(app, configuration, database);
  assertEveryRouteHasARule(app);
  await app.listen({ host: http.host, port: http.port });
  await closeOnSignals(app, { after: [() => watermarks.close(), () => search.close(), () => database.end()] });
}

await main();
