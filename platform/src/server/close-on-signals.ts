import type { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';

type Signals = Pick<EventEmitter, 'once' | 'off'>;

export type ClosingOptions = {
  /** Milliseconds that running requests get; 10 s unless told (F21). */
  readonly drainMs?: number;
  /** What else must end, in order, once no request runs any more: pools, projectors, mailers. */
  readonly after?: readonly (() => Promise<void>)[];
  /** The process, or an event emitter in tests. */
  readonly signals?: Signals;
};

const DRAIN = 10_000;

/** New requests get 503, running ones finish; whoever is still connected after `drainMs` is cut off. */
export async function closeGracefully(app: FastifyInstance, options: ClosingOptions = {}): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), options.drainMs ?? DRAIN);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
  for (const end of options.after ?? []) await end();
}

/**
 * Closes on SIGTERM and SIGINT, once. The process then ends by itself, since nothing is left open; a second signal
 * ends it at once, as usual. Resolves when everything is closed, rejects when something would not close.
 */
export function closeOnSignals(app: FastifyInstance, options: ClosingOptions = {}): Promise<void> {
  const signals = options.signals ?? process;
  return new Promise((resolve, reject) => {
    const close = (signal: NodeJS.Signals) => {
      signals.off('SIGTERM', close);
      signals.off('SIGINT', close);
      app.log.info({ signal }, 'closing');
      closeGracefully(app, options).then(resolve, reject);
    };
    signals.once('SIGTERM', close);
    signals.once('SIGINT', close);
  });
}
