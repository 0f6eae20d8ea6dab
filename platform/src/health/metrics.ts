import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Collection, Collections, type OnCollectionFailure } from './collections.ts';

/** Seconds; the bars of the load tests (200 and 500 ms, 1 and 3 s) are edges. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3, 10];

type Description<L extends string> = { readonly name: string; readonly help: string; readonly labels?: readonly L[] };

/** One process's figures. Label values must be few: a route's pattern, never a value of a person. */
export type Metrics = {
  counter<L extends string = never>(description: Description<L>): Counter<L>;
  histogram<L extends string = never>(
    description: Description<L> & { readonly buckets?: readonly number[] },
  ): Histogram<L>;
  /** Gauges of what stands in a store, read whenever somebody scrapes. */
  collect<N extends string>(collection: Collection<N>): void;
  /** Prometheus text format 0.0.4. */
  print(): Promise<string>;
  readonly contentType: string;
};

export type MetricsOptions = {
  /** Event loop, memory and garbage collection of the process; with them unless told. */
  readonly processFigures?: boolean;
  readonly onCollectionFailure?: OnCollectionFailure;
};

/** A registry of its own, so that two servers in one process do not share figures. */
export function createMetrics(options: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  if (options.processFigures ?? true) collectDefaultMetrics({ register: registry });
  const collections = new Collections(registry, options.onCollectionFailure ?? (() => undefined));
  const common = <L extends string>({ name, help, labels = [] }: Description<L>) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  return {
    counter: (description) => new Counter(common(description)),
    histogram: ({ buckets = DURATION_BUCKETS, ...description }) =>
      new Histogram({ ...common(description), buckets: [...buckets] }),
    collect: (collection) => collections.add(collection),
    async print() {
      await collections.read();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Durations of all requests by method, route pattern and status. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer.',
    labels: ['method', 'route', 'status'],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}
