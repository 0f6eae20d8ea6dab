import { createServer, type Server } from 'node:http';
import { problem } from '@meikan/contracts';
import { randomOf } from '@meikan/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { FAULTS, type Fault, faultsByChance, faultsInTurn } from './faults.ts';
import { madeAnswers } from './made-answers.ts';

/** An application that carries out every command, and counts how often it was asked. */
let application: Server;
let origin: string;
let asked = 0;
let proxy: FaultProxy;

beforeAll(async () => {
  application = createServer(async (request, response) => {
    asked += 1;
    if (request.url === '/api/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': here\n\n');
      return;
    }
    const { commands } = (await new Response(request as never).json()) as { commands: { id: string }[] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ results: commands.map(({ id }) => ({ id, status: 'applied' })) }));
  });
  await new Promise<void>((listening) => application.listen(0, '127.0.0.1', listening));
  const bound = application.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
});
afterEach(async () => {
  asked = 0;
  await proxy[Symbol.asyncDispose]();
});
afterAll(() => {
  application.closeAllConnections();
  application.close();
});

const command = (id: string) => ({ id, type: 'set-bookmark', stream: 'bookmark-a_b', data: {}, expected: 'any' });

/** What the sender of a batch of two gets to know: the answered ids, the status of a refusal, or that nothing came. */
async function send(): Promise<readonly string[] | number | 'nothing' | 'no json'> {
  const body = JSON.stringify({ device: 'phone', commands: [command('1'), command('2')] });
  try {
    const answer = await fetch(`${proxy.url}/api/commands`, { method: 'POST', body });
    if (!answer.ok) return answer.status;
    const text = await answer.text();
    if (text.startsWith('<')) return 'no json';
    return (JSON.parse(text) as { results: { id: string }[] }).results.map(({ id }) => id);
  } catch (error) {
    if (error instanceof TypeError) return 'nothing';
    throw error;
  }
}

it.each<[Fault | null, number, unknown]>([
  [null, 1, ['1', '2']],
  ['delay', 1, ['1', '2']],
  ['drop-before', 0, 'nothing'],
  ['drop-after-commit', 1, 'nothing'],
  ['half-body', 1, 'nothing'],
  ['truncated-batch', 1, ['1']],
  ['duplicate', 2, ['1', '2']],
  ['unauthorized', 0, 401],
  ['conflict', 0, 409],
  ['html', 0, 'no json'],
])('%s: the server gets %i requests, and the sender gets %j', async (fault, reached, heard) => {
  proxy = await startFaultProxy(origin);
  proxy.faults = faultsInTurn(fault);
  expect(await send()).toEqual(heard);
  expect(asked).toBe(reached);
  expect(proxy.attempts).toMatchObject([{ fault, reached, device: 'phone', commands: [{ id: '1' }, { id: '2' }] }]);
  expect(await send()).toEqual(['1', '2']);
});

it('fails in several ways', async () => {
  proxy = await startFaultProxy(origin);
  proxy.faults = faultsInTurn('server-error');
  expect(await send()).toBeGreaterThanOrEqual(500);
  expect(asked).toBe(0);
});

it('refuses with valid problems, so that the app accepts them as answers', () => {
  const { unauthorized, conflict, serverErrors } = madeAnswers;
  const said = [unauthorized, conflict, ...serverErrors.slice(0, 2)];
  expect(said.map(({ body }) => problem.parse(JSON.parse(body.toString())).status)).toEqual([401, 409, 503, 500]);
});

it('reaches no server while offline, and breaks the live stream', async () => {
  proxy = await startFaultProxy(origin);
  const live = await fetch(`${proxy.url}/api/changes`);
  proxy.offline = true;
  await expect(live.text()).rejects.toThrow(TypeError);
  expect(await send()).toBe('nothing');
  proxy.offline = false;
  expect(await send()).toEqual(['1', '2']);
});

it('draws every fault at the given rate', async () => {
  proxy = await startFaultProxy(origin);
  const choose = faultsByChance(randomOf(1), 0.3);
  const drawn = Array.from({ length: 5_000 }, () => choose({ method: 'POST', path: '/api/commands' }));
  expect(new Set(drawn.filter((fault) => fault !== null))).toEqual(new Set(FAULTS));
  expect(drawn.filter((fault) => fault !== null).length / drawn.length).toBeCloseTo(0.3, 1);
  expect(choose({ method: 'GET', path: '/assets/app.js' })).toBeNull();
});
