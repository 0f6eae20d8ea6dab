import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; the bars of the load tests (200 and 500 ms, 1 and 3 s) are edges. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3, 10];

type Description<L extends string> = { readonly name: string; readonly help: string; readonly labels?: readonly L[] };

/** One process's figures. Label values must be few: a route's pattern, never a value of a person. */
export type Metrics = {
  counter<L extends string = never>(description: Description<L>): Counter<L>;
  gauge<L extends string = never>(
    description: Description<L> & { readonly collect?: () => void | Promise<void> },
  ): Gauge<L>;
  histogram<L extends string = never>(
    description: Description<L> & { readonly buckets?: readonly number[] },
  ): Histogram<L>;
  /** Prometheus text format 0.0.4. */
  print(): Promise<string>;
  readonly contentType: string;
};

/** A registry of its own, so that two servers in one process do not share figures. */
export function createMetrics(options: { readonly processFigures?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (options.processFigures ?? true) collectDefaultMetrics({ register: registry });
  const common = <L extends string>({ name, help, labels = [] }: Description<L>) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  return {
    counter: (description) => new Counter(common(description)),
    gauge: ({ collect, ...description }) => new Gauge({ ...common(description), ...(collect && { collect }) }),
    histogram: ({ buckets = DURATION_BUCKETS, ...description }) =>
      new Histogram({ ...common(description), buckets: [...buckets] }),
    print: () => registry.metrics(),
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
