import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createServer } from '../server/create-server.ts';
import { closeOnSignals } from './close-on-signals.ts';

async function serve(answer: () => Promise<string>) {
  const app = await createServer({ logger: false, limits: 'off' });
  const started = new EventEmitter();
  app.get('/slow', { config: { rule: 'anyone' } }, () => {
    started.emit('request');
    return answer();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`;
  return { app, started, url };
}

describe('SIGTERM (F21)', () => {
  it('lets running requests finish, then ends the rest', async () => {
    const gate = Promise.withResolvers<string>();
    const { app, started, url } = await serve(() => gate.promise);
    const signals = new EventEmitter();
    let isClosed = false;
    const closed = closeOnSignals(app, { signals }).then(() => {
      isClosed = true;
    });
    const running = fetch(url);
    await once(started, 'request');
    signals.emit('SIGTERM', 'SIGTERM');
    expect(isClosed).toBe(false);
    gate.resolve('done');
    expect(await (await running).text()).toBe('done');
    await closed;
    expect([signals.listenerCount('SIGTERM'), app.server.listening]).toEqual([0, false]);
  });

  it('cuts off requests that do not finish in time', async () => {
    const { app, started, url } = await serve(() => new Promise(() => undefined));
    const signals = new EventEmitter();
    const closed = closeOnSignals(app, { signals, drainMs: 20 });
    const running = expect(fetch(url)).rejects.toThrow();
    await once(started, 'request');
    signals.emit('SIGINT', 'SIGINT');
    await closed;
    await running;
  });
});
