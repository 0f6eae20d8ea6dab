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

test.each<readonly [string, () => Response, Outcome]>([
  ['its own word', () => Response.json({ meikan: 'pong', serverTime: '2026-11-28T00:00:00.000Z' }), 'answered'],
  ['that it is asked too often', () => problem(429), 'answered'],
  ['that it cannot work at present', () => problem(503), 'answered'],
  ['the sign-in page of a hotel', () => page(200), 'unreachable'],
  ['the page of a proxy that reaches no server', () => page(502), 'unreachable'],
  ['some other JSON', () => Response.json({ status: 'ok' }), 'unreachable'],
  ['some other JSON that is no success', () => Response.json({ error: 'x' }, { status: 511 }), 'unreachable'],
  ['nothing', () => Response.error(), 'unreachable'],
])('a server that answers %s is told as %s', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', async () => answer());
  await probeServer();
  expect(outcomes).toEqual([outcome]);
});

test('a server to which no way leads is told as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await probeServer();
  expect(outcomes).toEqual(['unreachable']);
});
