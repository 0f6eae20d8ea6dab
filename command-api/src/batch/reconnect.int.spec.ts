import { randomUUID } from 'node:crypto';
import type { CommandHandler } from '@meikan/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, people } from '../testing/directory.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { batchesTo, edits, type Queued } from '../testing/queue.ts';

const { rename, bookmark, register, retitle } = edits;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next command is overtaken by its own copy, after it was looked for and before its stream was read. */
let overtaken = false;
const overtaking = (handler: CommandHandler): CommandHandler => ({
  load: handler.load,
  handle: async (...sent) => {
    if (!overtaken) return handler.handle(...sent);
    overtaken = false;
    await handler.handle(...sent);
    const { state, revision } = await handler.load(sent[0]);
    return { kind: 'conflict', state, revision };
  },
});

let testApp: TestApp;
let now = new Date('2026-11-21T12:00:00.000Z');
beforeAll(async () => {
  testApp = await openTestApp({ clock: { now: () => now }, through: overtaking });
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

describe('a command whose answer was lost', () => {
  it('is a duplicate with its first revision and position, however far its stream has moved on', async () => {
    const before = await send([rename('一')]);
    const lost = rename('二', { expected: { revision: before.results[0]?.revision } });
    const first = await send([lost]);
    await send([rename('三'), rename('四')]);
    const again = await send([lost]);
    expect(again.results).toEqual([{ ...first.results[0], status: 'duplicate' }]);
    expect(again.appended).toEqual([]);
  });

  it('is no conflict when it comes while its copy is answered', async () => {
    const { revision } = (await send([rename('並ぶ前')])).results[0] ?? {};
    overtaken = true;
    const { statuses, appended } = await send([rename('並んだ', { expected: { revision } })]);
    expect([statuses, appended.length]).toEqual([['duplicate'], 1]);
  });

  it('still counts for what was queued behind it', async () => {
    const lost = rename('五');
    await send([lost]);
    const { statuses } = await send([lost, rename('六', { expected: { after: lost.id }, dependsOn: [lost.id] })]);
    expect(statuses).toEqual(['duplicate', 'applied']);
  });

  it('is remembered for ever: also after 400 days', async () => {
    const [applied, refused] = [rename('七'), bookmark(articles.whitePaper, true)];
    const first = await send([applied, refused]);
    now = new Date(now.getTime() + 400 * DAY_MS);
    const again = await send([applied, refused]);
    expect(again.results[0]).toEqual({ ...first.results[0], status: 'duplicate' });
    expect(again.results[1]).toEqual(first.results[1]);
    expect(again.appended).toEqual([]);
  });
});

describe('a queue that another account finds on the device', () => {
  it('is not carried out, and nothing is told about what is in it', async () => {
    const queue = [rename('八'), bookmark(articles.ofSora, true), register(`a-${randomUUID()}`)];
    const found = await send(queue, 'sora', { account: people.mio.id });
    expect(found.results).toEqual(queue.map(({ id }) => ({ id, status: 'wrong-account' })));
    expect(found.appended).toEqual([]);
    const home = await send(queue, 'mio', { account: people.mio.id });
    expect(home.statuses).toEqual(['applied', 'applied', 'applied']);
  });

  it('is not even read by its ids: an answer that was given stays with its account', async () => {
    const mine = bookmark(articles.ofTsubame, true);
    await send([mine]);
    expect((await send([mine], 'sora')).results[0]).toMatchObject({
      status: 'refused',
      problem: { code: 'command-id-reused' },
    });
  });
});

it('carries out 19 partitions beside one that is poisoned', async () => {
  const queue = Array.from({ length: 20 }, (_, partition) => register(`a-${partition}-${randomUUID()}`));
  const poisoned = queue.map((command, index) => (index === 3 ? { ...command, data: { articleId: 'no' } } : command));
  const { statuses } = await send(poisoned);
  expect(statuses).toEqual(queue.map((_, index) => (index === 3 ? 'refused' : 'applied')));
});

const CLIENTS = 200;

describe(`${CLIENTS} phones that come back at once`, () => {
  /** A phone's queue of three: an article of its own, and two edits that build on it. */
  function queueOf(phone: number): readonly Queued[] {
    const article = `a-phone-${phone}-${randomUUID()}`;
    const first = register(article);
    const then = retitle(article, '一度目', { expected: { after: first.id } });
    return [first, then, retitle(article, '二度目', { expected: { after: then.id } })];
  }
  const post = (commands: readonly Queued[]) =>
    testApp.send('mio', { method: 'POST', url: '/api/commands', body: { device: 'phone', commands } });
  const statusesOf = (json: Readonly<Record<string, unknown>>) =>
    (json.results as readonly { readonly status: string }[]).map(({ status }) => status);

  it('each land once, also those that send a second time before they were answered', async () => {
    const queues = Array.from({ length: CLIENTS }, (_, phone) => queueOf(phone));
    const before = await testApp.log.head();
    const sent = queues.flatMap((queue, phone) => (phone % 2 === 0 ? [queue] : [queue, queue]));
    const answers = await Promise.all(sent.map(post));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const statuses = answers.flatMap(({ json }) => statusesOf(json));
    expect(statuses.filter((status) => status === 'applied')).toHaveLength(CLIENTS * 3);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength((CLIENTS / 2) * 3);
    expect(await testApp.since(before)).toHaveLength(CLIENTS * 3);
  });
});
