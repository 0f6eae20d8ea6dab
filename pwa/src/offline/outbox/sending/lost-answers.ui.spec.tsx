import { type CommandResult, sendCommands } from '@meikan/contracts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { hear } from '../../../app/testing/play.ts';
import { judgeCommands, sentCommands, worker } from '../../../app/testing/played-server.ts';
import { followAccount, presentQueue } from '../../sync/present.ts';
import { openQueue, register, rows } from '../../testing/open-queue.ts';
import type { Row } from '../machine/row.ts';
import type { Outbox } from '../outbox.ts';
import { CoreDatabase } from '../store/core-database.ts';

type Fault = (results: readonly CommandResult[]) => Response | Promise<void>;

/** Batches meet these faults, one after the other; where one answers nothing, the played server does. The list that comes back fills with the batches, also with those that are lost. */
function faults(...turns: readonly Fault[]) {
  const left = [...turns];
  worker.use(
    http.post(sendCommands.path, async ({ request }) => {
      const { commands } = sendCommands.body.parse(await request.clone().json());
      return left.shift()?.(commands.map(({ id }) => ({ id, status: 'applied' })));
    }),
  );
  return hear(sendCommands);
}

/** Sends what waits, without its wait, and answers what waits still. */
async function sendAndLook(outbox: Outbox): Promise<readonly Row[]> {
  await outbox.sendNow();
  return rows();
}

const lost = (): Response => Response.error();
const html = (status: number) => (): Response =>
  new Response('<!doctype html><title>Wi-Fi</title>', { status, headers: { 'content-type': 'text/html' } });
const problem = (status: number) => (): Response => {
  const words = { type: 'about:blank', title: '', code: '', detail: '', errors: [], payload: '' };
  return Response.json({ ...words, status }, { status, headers: { 'content-type': 'application/problem+json' } });
};
const answer = (results: readonly CommandResult[]) => ({
  results,
  position: null,
  serverTime: new Date().toISOString(),
});

/** As many bytes are promised as there are, half of them come, and the connection breaks. */
function halved(results: readonly CommandResult[]): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(answer(results)));
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes.slice(0, bytes.length / 2));
      stream.error(new TypeError('broken off'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

test.each<[string, Fault]>([
  ['the page of a Wi-Fi', html(200)],
  ['a broken gateway', html(502)],
  ['a breakdown of Meikan', problem(500)],
  ['a server that is too busy', problem(503)],
  ['nothing', lost],
  ['half an answer', halved],
])('F3 edits answered by %s wait, and are sent again whole under their ids', async (_, fault) => {
  const outbox = await openQueue();
  const { promise: untilSeen, resolve: goOn } = Promise.withResolvers<void>();
  const heard = faults(fault, () => untilSeen);
  await register('a-first');
  // Drawn by chance, its next try may come at once; it ends no sooner than this was seen.
  await expect.poll(rows).toMatchObject([{ sent: true, failure: expect.any(String) }]);
  goOn();
  await outbox.sendNow();
  expect(heard.map(({ body }) => body)).toEqual([heard[0]?.body, heard[0]?.body]);
  expect(await rows()).toEqual([]);
});

test('F3 an edit missing in the answer to its batch waits, and is sent again under its id', async () => {
  const outbox = await openQueue();
  cutNetwork();
  await register('a-first', 'a-second');
  const heard = faults(([first]) => Response.json(answer(first ? [first] : [])));
  mendNetwork();
  await expect.poll(() => sendAndLook(outbox)).toEqual([]);
  const [both, then] = heard.map(({ body }) => body.commands);
  expect(both?.map(({ stream }) => stream)).toEqual(['article-a-first', 'article-a-second']);
  expect(then).toEqual(both?.slice(1));
});

test('F24 an edit whose answer is lost again and again is sent whole under its id until the server confirms it', async () => {
  const outbox = await openQueue();
  const heard = faults(lost, lost, lost, lost, lost);
  judgeCommands(() => ({ status: 'duplicate', revision: '1', position: 'p1' }));
  await register('a-first');
  await expect.poll(() => sendAndLook(outbox)).toEqual([]);
  expect(heard.map(({ body }) => body)).toEqual(Array(6).fill(heard[0]?.body));
});

test('F32 a copied profile sends the same edits under the same ids, and nothing else', async () => {
  await openQueue();
  const account = presentQueue().account ?? '';
  cutNetwork();
  await register('a-first', 'a-second');
  const database = new CoreDatabase(account);
  const copy = await Promise.all(database.tables.map(async (table) => ({ table, items: await table.toArray() })));
  const heard = hear(sendCommands);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  followAccount(null);
  for (const { table, items } of copy) {
    await table.clear();
    await table.bulkPut(items);
  }
  database.close();
  judgeCommands(() => ({ status: 'duplicate', revision: '1', position: 'p1' }));
  followAccount(account);
  await expect.poll(() => sentCommands.length).toBe(4);
  await expect.poll(rows).toEqual([]);
  const [first, second] = heard.map(({ body }) => body.commands);
  expect(heard).toHaveLength(2);
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

test('F9 an edit of an app started offline is sent when the network comes', async () => {
  cutNetwork();
  await openQueue();
  const heard = hear(sendCommands);
  await register('a-first');
  expect([await rows(), heard]).toMatchObject([[{ status: 'waiting', sent: false }], []]);
  mendNetwork();
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});

test('F10 a connection that returns without an event is found', async () => {
  await openQueue();
  let isOpen = false;
  worker.use(http.all('/api/*', () => (isOpen ? undefined : Response.error())));
  await register('a-first');
  await expect.poll(rows).toMatchObject([{ status: 'waiting', failure: 'unreachable' }]);
  isOpen = true;
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-first' }]);
});
