import { openAuthenticate } from '@meikan/identity';
import {
  assertEveryRouteHasARule,
  ConfigurationError,
  closeOnSignals,
  createLogger,
  createMetrics,
  createServer,
  health,
  loadConfiguration,
  measureRequests,
  openDatabase,
  systemClock,
} from '@meikan/platform';
import { followWatermarks } from '@meikan/projections/read-model';
import { openSearch } from '@meikan/search';
import { pagePolicy } from './pages/page-policy.ts';
import { pages } from './pages/pages.ts';
import { readApi } from './read-api.ts';

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: required to run the read API apart`);
  return value;
}

/** The read side in a process of its own, configured by the environment (design.md 7); serves the PWA when PWA_DIST names it. */
async function main(): Promise<void> {
  const { http, database: base, log: logging, search: engine, identity } = loadConfiguration(process.env);
  const logger = createLogger({ level: logging.level, name: 'read-api' });
  const database = openDatabase({
    url: required(base.url, 'DATABASE_URL'),
    poolSize: base.poolSize,
    applicationName: 'read-api',
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  const search = await openSearch(engine, database);
  const watermarks = await followWatermarks(database.pool);
  const authenticate = await openAuthenticate({ database, clock: systemClock });
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
  await app.register(readApi({ database, watermarks, search, authenticate, clock: systemClock }));
  if (http.pwaDist !== undefined) {
    const { publicUrl, pwaDist: dist, pwaKeptAssets: folder, pwaSwitches: switches } = http;
    const keptAssets = folder === undefined ? undefined : { folder, clock: systemClock };
    await app.register(pages({ dist, database, publicUrl, foreignIssuer: identity.external, keptAssets, switches }));
  }
  assertEveryRouteHasARule(app);
  await app.listen({ host: http.host, port: http.port });
  await closeOnSignals(app, { after: [() => watermarks.close(), () => search.close(), () => database.end()] });
}

await main();
