import { type Edit, edits, faultsInTurn, freeze, noFault } from '@meikan/chaos';
import { eventually, inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { killedWhileSending } from './kill-rounds.ts';
import { type Queue, queuePerFile, rowsOf } from './queue-per-file.ts';
import { sentByAllAtOnce } from './sent-by-all.ts';

const opened = queuePerFile({ tabs: 2, hasWorker: true });
const profile = ({ person }: Queue) => `user-${person.id}`;

const enqueueIn = ({ device, person }: Queue, tab: number, edit: Edit) =>
  device.withHooks((hooks) => hooks.enqueue(person, edit), tab);

test('F7 F8 a tab that is frozen with the lock does not keep the other from sending', async () => {
  const queue = opened();
  const { device, person } = queue;
  const holder = await device.awake();
  const { proxy } = device.options;
  proxy.faults = () => 'delay';
  const asked = holder.waitForRequest((request) => new URL(request.url()).pathname === '/api/commands');
  await enqueueIn(queue, 0, edits.profile(person.id, { job: 'f8-holder' }));
  // Waiting for an answer, and in the middle of nothing else: a database would keep everybody waiting for a minute.
  await asked;
  const thaw = await freeze(holder);
  try {
    proxy.faults = noFault;
    await enqueueIn(queue, 1, edits.sns(person.id, 'f8_other'));
    await eventually(async () => (await queue.written(profile(queue), 'twitter')).includes('f8_other'));
  } finally {
    await thaw();
  }
  await queue.settle();
  expect(await queue.written(profile(queue), 'job')).toEqual(['f8-holder']);
});

test('F7 a tab takes over when the one that was sending has crashed', async () => {
  const queue = opened();
  const { device, person } = queue;
  device.options.proxy.faults = faultsInTurn('delay');
  await enqueueIn(queue, 0, edits.profile(person.id, { job: 'f7-first' }));
  await (await device.awake()).close();
  await enqueueIn(queue, 1, edits.sns(person.id, 'f7_second'));
  const both = async () =>
    (await queue.written(profile(queue), 'job')).length + (await queue.written(profile(queue), 'twitter')).length === 2;
  await eventually(both);
});

test('F25 F26 tabs that send at once send each edit once', async () => {
  await sentByAllAtOnce(opened());
});

test('F2 F27 what was on its way at a kill is sent again at the start, by one of its tabs, and stands once', async () => {
  await killedWhileSending(opened(), 'f27', 1);
});

test('F31 the worker sends no edits: without an open page, none goes', async () => {
  const queue = opened();
  const { device, person } = queue;
  const { proxy } = device.options;
  await device.installed();
  proxy.offline = true;
  await enqueueIn(queue, 0, edits.bookmark(person.id, 'written-2', true));
  const worker = device.context.serviceWorkers()[0];
  for (const tab of device.tabs) await tab.goto('about:blank');
  proxy.offline = false;
  const before = proxy.attempts.length;
  if (!worker) throw new Error('no worker');
  const looked = worker.evaluate(() => Reflect.get(globalThis, 'registration').update());
  await inTime('the worker to look for a release', looked);
  await eventually(() => proxy.attempts.length > before);
  expect(proxy.attempts.slice(before).map(({ path }) => path)).not.toContain('/api/commands');
  expect(await queue.all()).toEqual([]);
});

test('F39 a tab that has stood open since before another edit changes only its own field', async () => {
  const queue = opened();
  const { device, person } = queue;
  const shown = (tab: number) => device.withHooks((hooks) => hooks.shown(person, 'profile'), tab);
  await Promise.all([shown(0), shown(1)]);
  await enqueueIn(queue, 1, edits.profile(person.id, { job: 'f39-new' }));
  await enqueueIn(queue, 0, edits.profile(person.id, { overview: 'f39-old-tab' }));
  await queue.settle();
  expect(await shown(0)).toMatchObject({ job: 'f39-new', introduction: 'f39-old-tab' });
  expect(await rowsOf(device)).toEqual([]);
});
