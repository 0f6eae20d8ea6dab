import { expect, it } from 'vitest';
import { createServer } from '../server/create-server.ts';
import { assertEveryRouteHasARule } from '../server/known-routes.ts';
import { health, type ReadinessCheck } from './health.ts';
import { createMetrics, measureRequests } from './metrics.ts';

async function serve(checks: Record<string, ReadinessCheck>) {
  const app = await createServer({ logger: false, limits: 'off' });
  const metrics = createMetrics();
  measureRequests(app, metrics);
  await app.register(health({ checks, metrics }));
  return { app, metrics };
}

it('is ready when every part is', async () => {
  let behind = true;
  const { app } = await serve({
    database: async () => undefined,
    projections: async () => (behind ? Promise.reject(new Error('3 behind postgres://u:secret@db/x')) : 'caught up'),
  });
  const before = await app.inject('/ready');
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { ready: false, parts: { database: { ready: true }, projections: { ready: false, detail: '3 behind [url]' } } },
  ]);
  behind = false;
  const after = await app.inject('/ready');
  expect([after.statusCode, after.json().ready, after.headers['cache-control']]).toEqual([200, true, 'no-store']);
});

it('is live, whatever its parts do', async () => {
  const { app } = await serve({ database: async () => Promise.reject(new Error('away')) });
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
  expect(() => assertEveryRouteHasARule(app)).not.toThrow();
});

it('counts requests by route pattern and figures of its own', async () => {
  const { app, metrics } = await serve({});
  const appended = metrics.counter({ name: 'things_total', help: 'Things.', labels: ['kind'] });
  appended.inc({ kind: 'new' }, 2);
  app.get('/users/:name', { config: { rule: 'anyone' } }, async () => 'x');
  await app.inject('/users/yamada');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/users/:name",status="200"} 1');
  expect(body).toContain('things_total{kind="new"} 2');
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toContain('yamada');
});
