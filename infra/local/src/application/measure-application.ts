import { createMetrics, type Logger, type Metrics, measureRequests } from '@meikan/platform';
import { measureProjections } from '@meikan/projections';
import { allReactors, measureReactors } from '@meikan/reactors';
import type { FastifyInstance } from 'fastify';
import type { Stores } from './stores.ts';

/** What `/metrics` tells of the whole application: its requests, and how far everything is that follows the log. */
export function measureApplication(app: FastifyInstance, { log, database }: Stores, logger: Logger): Metrics {
  const { pool } = database;
  const metrics = createMetrics({
    onCollectionFailure: (collection, err) => logger.warn({ err, collection }, 'figures could not be read'),
  });
  measureRequests(app, metrics);
  measureProjections(metrics, { log, pool });
  measureReactors(metrics, { log, pool, reactors: allReactors });
  return metrics;
}
