import type { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';

type Signals = Pick<EventEmitter, 'once' | 'off'>;

type ClosingOptions = {
  /** Milliseconds that running requests get; 10 s unless told (F21). */
  readonly drainMs?: number;
  /** The process, or an event emitter in tests. */
  readonly signals?: Signals;
};

const DRAIN = 10_000;

/** New requests get 503, running ones finish; whoever is still connected after `drainMs` is cut off. */
async function closeGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

/**
 * Closes on SIGTERM and SIGINT, once; a second signal ends the process at once, as usual. Resolves when the server is closed,
 * rejects when it would not close.
 */
export function closeOnSignals(app: FastifyInstance, options: ClosingOptions = {}): Promise<void> {
  const signals = options.signals ?? process;
  return new Promise((resolve, reject) => {
    const close = (signal: NodeJS.Signals) => {
      signals.off('SIGTERM', close);
      signals.off('SIGINT', close);
      app.log.info({ signal }, 'closing');
      closeGracefully(app, options.drainMs ?? DRAIN).then(resolve, reject);
    };
    signals.once('SIGTERM', close);
    signals.once('SIGINT', close);
  });
}
