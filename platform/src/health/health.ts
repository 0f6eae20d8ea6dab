import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { Metrics } from './metrics.ts';

/** Resolves when the part is ready (with a word on how, if it likes), rejects with the reason when it is not. */
export type ReadinessCheck = () => Promise<string | undefined>;

export type HealthOptions = {
  /** Every part that must be ready before requests are let in: `database`, `projections`, … */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  readonly metrics: Metrics;
};

type Part = { readonly ready: boolean; readonly detail?: string };

const CHECK_TIMEOUT = 2_000;

/** Reasons are for operators: the first line only, without addresses and credentials of connection strings. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n', 1)[0] ?? '').replace(/\w+:\/\/\S+/g, '[url]').slice(0, 200);
}

async function stateOfPart(check: ReadinessCheck): Promise<Part> {
  try {
    const detail = await pTimeout(check(), { milliseconds: CHECK_TIMEOUT, message: 'no answer in time' });
    return { ready: true, ...(detail === undefined ? {} : { detail }) };
  } catch (error) {
    return { ready: false, detail: reason(error) };
  }
}

/**
 * `/health`: the process lives. `/ready`: a JSON per part, 503 until all are ready and again while the server closes.
 * `/metrics`: Prometheus. None is counted by the limits, none says anything about a person.
 */
export function health(options: HealthOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    const config = { rule: 'monitoring' };
    let closing = false;
    app.addHook('preClose', async () => {
      closing = true;
    });
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get('/health', { config }, async () => ({ status: 'ok' }));
    app.get('/ready', { config }, async (_request, reply) => {
      const names = Object.entries(options.checks);
      const states = await Promise.all(names.map(([, check]) => stateOfPart(check)));
      const ready = !closing && states.every((part) => part.ready);
      const parts = Object.fromEntries(names.map(([name], index) => [name, states[index]]));
      return reply.code(ready ? 200 : 503).send({ ready, parts });
    });
    app.get('/metrics', { config }, async (_request, reply) =>
      reply.type(options.metrics.contentType).send(await options.metrics.print()),
    );
  };
}
