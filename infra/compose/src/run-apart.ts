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
  type Logger,
  loadConfiguration,
  type Metrics,
  measureRequests,
  openDatabase,
  type ReadinessCheck,
} from '@meikan/platform';
import type { FastifyPluginAsync } from 'fastify';

/** What a process of its own is given. */
export type Apart = {
  readonly name: string;
  readonly configuration: Configuration;
  readonly logger: Logger;
  /** Ended, last opened first, once no request runs any more. */
  readonly opened: AsyncDisposableStack;
};

/** What it does with that: parts that `/ready` names, and what it answers. */
export type Serving = {
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Puts figures of its own on `/metrics`. */
  readonly measure?: (metrics: Metrics) => void;
};

/** @throws ConfigurationError that names the variable */
export function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ConfigurationError(`${name}: 単独で動かすには、この設定が必要です。`);
  return value;
}

/** The pool of DATABASE_URL, with `held` connections more for what holds some for good. */
export function openDatabaseOf({ name, configuration, logger, opened }: Apart, held = 0): Database {
  const { url, poolSize } = configuration.database;
  const database = openDatabase({
    url: required(url, 'DATABASE_URL'),
    poolSize: poolSize + held,
    applicationName: name,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  opened.defer(() => database.end());
  return database;
}

async function run(name: string, open: (apart: Apart) => Promise<Serving>): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { http, log } = configuration;
  const logger = createLogger({ level: log.level, name });
  await using opened = new AsyncDisposableStack();
  const { checks, plugins = [], measure } = await open({ name, configuration, logger, opened });
  const app = await createServer({
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
  });
  const metrics = createMetrics({
    onCollectionFailure: (collection, err) => logger.warn({ err, collection }, 'figures could not be read'),
  });
  measureRequests(app, metrics);
  measure?.(metrics);
  await app.register(health({ checks, metrics }));
  for (const plugin of plugins) await app.register(plugin);
  assertEveryRouteHasARule(app);
  await app.listen({ host: http.host, port: http.port });
  await closeOnSignals(app);
}

/**
 * One process of the house, from the environment alone: opens its parts, listens, and ends in peace when told to.
 * A wrong configuration is told on standard error, with exit code 1.
 */
export async function runApart(name: string, open: (apart: Apart) => Promise<Serving>): Promise<void> {
  try {
    await run(name, open);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`名鑑（${name}）を始められませんでした。\n${error.message}\n`);
    process.exitCode = 1;
  }
}
