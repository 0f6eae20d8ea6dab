import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outcome, onOutcome } from './outcomes.ts';
import { probeServer } from './probe-server.ts';

const problem = (status: number) =>
  Response.json(
    { type: 'about:blank', status, code: 'x', title: '題', detail: '', errors: [], payload: '' },
    { status },
  );
const page = (status: number) => new Response('<!doctype html><title>Wi-Fi</title>', { status });

const outcomes: Outcome[] = [];
let stop: () => void;
beforeEach(() => {
  outcomes.length = 0;
  stop = onOutcome((outcome) => outcomes.push(outcome));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each<readonly [string, Outcome, () => Response]>([
  ['its own word', 'answered', () => Response.json({ meikan: 'pong', serverTime: '2026-11-28T00:00:00.000Z' })],
  ['that it is asked too often', 'answered', () => problem(429)],
  ['that it cannot work at present', 'answered', () => problem(503)],
  ['the sign-in page of a hotel', 'unreachable', () => page(200)],
  ['the page of a proxy that reaches no server', 'unreachable', () => page(502)],
  ['some other JSON', 'unreachable', () => Response.json({ status: 'ok' })],
  ['some other JSON that is no success', 'unreachable', () => Response.json({ error: 'x' }, { status: 511 })],
  ['nothing', 'unreachable', () => Response.error()],
])('probe: a server that answers %s is %s', async (_, outcome, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await probeServer();
  expect(outcomes).toEqual([outcome]);
});

test('probe: a server without a route is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await probeServer();
  expect(outcomes).toEqual(['unreachable']);
});
