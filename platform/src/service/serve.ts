import type { FastifyPluginAsync } from 'fastify';
import { health, type ReadinessCheck } from '../health/health.ts';
import { createMetrics, type Metrics, measureRequests } from '../health/metrics.ts';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import { assertEveryRouteHasARule } from '../server/known-routes.ts';
import type { Served, Service } from './service.ts';

/** What a service answers, beside its own state. */
export type Serving = Pick<ServerOptions, 'security' | 'onRefused'> & {
  /** The parts that `/ready` names. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Puts figures of its own on `/metrics`. */
  readonly measure?: (metrics: Metrics) => void;
};

/** The server of a service, ready to listen, with `/health`, `/ready` and `/metrics`. @throws when a route says not who may use it */
export async function serve(
  { configuration: { http }, logger, opened }: Service,
  { checks, plugins = [], measure, ...options }: Serving,
): Promise<Served> {
  const app = await createServer({
    ...options,
    logger,
    trustProxy: http.trustProxy,
    publicUrl: http.publicUrl,
    ...(http.rateLimits === 'off' ? { limits: 'off' as const } : {}),
  });
  opened.defer(() => app.close());
  const metrics = createMetrics({
    onCollectionFailure: (collection, err) => logger.warn({ err, collection }, 'figures could not be read'),
  });
  measureRequests(app, metrics);
  measure?.(metrics);
  await app.register(health({ checks, metrics }));
  for (const plugin of plugins) await app.register(plugin);
  assertEveryRouteHasARule(app);
  return { app };
}
