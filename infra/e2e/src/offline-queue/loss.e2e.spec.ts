import { type Edit, edits, faultsInTurn, freeze, noFault } from '@meikan/chaos';
import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { articles, deviceOf, type Queue, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();
const YEAR = 365 * 24 * 60 * 60 * 1000;

const profile = ({ person }: Queue) => `user-${person.id}`;
const job = ({ person }: Queue, value: string): Edit => edits.profile(person.id, { job: value });

test('F1 200 edits are there after a kill, and arrive once though the clock was set back a year meanwhile', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, ...articles(queue, 200));
  await device.kill();
  // The pages' clock: Chromium takes no other time from a flag, and the worker has no part in the queue.
  await device.start(new Date(Date.now() - YEAR));
  expect(await rowsOf(device)).toHaveLength(200);
  device.options.proxy.offline = false;
  await queue.settle();
  expect(await rowsOf(device)).toEqual([]);
  const named = (await queue.all()).filter(({ field }) => field === 'articleName').map(({ value }) => value);
  expect(named.toSorted()).toEqual(
    articles(queue, 200)
      .flatMap(({ sets }) => sets.articleName ?? [])
      .toSorted(),
  );
});

test('F2 killed while edits are on their way, again and again, nothing is lost and nothing comes twice', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const all = articles(queue, 40);
  for (let round = 0; round < 4; round += 1) {
    device.options.proxy.faults = faultsInTurn('drop-after-commit', 'delay', 'drop-after-commit');
    await queue.make(device, ...all.slice(round * 10, round * 10 + 10));
    await device.atDoor((door) => door.sendNow());
    await device.kill();
    await device.start();
  }
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(80);
});

test('F3 an answer that is none of Meikan, or a failure, is never taken for success', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const { proxy } = device.options;
  for (const fault of ['html', 'server-error', 'drop-before', 'half-body', 'truncated-batch'] as const) {
    const before = proxy.attempts.length;
    proxy.faults = faultsInTurn(fault, fault);
    await queue.make(device, job(queue, `f3-${fault}`));
    await eventually(() => proxy.attempts.slice(before).some((attempt) => attempt.fault === fault));
    proxy.faults = noFault;
    await queue.settle();
  }
  expect(await queue.written(profile(queue), 'job')).toEqual([
    'f3-html',
    'f3-server-error',
    'f3-drop-before',
    'f3-half-body',
    'f3-truncated-batch',
  ]);
});

test('F7 F8 a tab that is frozen with the lock does not keep the other from sending', async () => {
  const queue = await stage.open([2]);
  const device = deviceOf(queue);
  const [holder] = device.tabs;
  if (!holder) throw new Error('no tab');
  const { proxy } = device.options;
  proxy.faults = () => 'delay';
  const asked = holder.waitForRequest((request) => new URL(request.url()).pathname === '/api/commands');
  await queue.make(device, job(queue, 'f8-holder'));
  // Waiting for an answer, and in the middle of nothing else: a database would keep everybody waiting for a minute.
  await asked;
  const thaw = await freeze(holder);
  proxy.faults = noFault;
  await device.atDoor((door) => door.wish(queue.person, edits.sns(queue.person.id, 'f8_other')), 1);
  await eventually(async () => (await queue.written(profile(queue), 'twitter')).includes('f8_other'));
  await thaw();
  await queue.settle();
  expect(await queue.written(profile(queue), 'job')).toEqual(['f8-holder']);
});

test('F7 a tab takes over when the one that was sending has crashed', async () => {
  const queue = await stage.open([2]);
  const device = deviceOf(queue);
  const [first] = device.tabs;
  if (!first) throw new Error('no tab');
  device.options.proxy.faults = faultsInTurn('delay');
  await queue.make(device, job(queue, 'f7-first'));
  await first.close();
  await device.atDoor((door) => door.wish(queue.person, edits.sns(queue.person.id, 'f7_second')), 1);
  const both = async () =>
    (await queue.written(profile(queue), 'job')).length + (await queue.written(profile(queue), 'twitter')).length === 2;
  await eventually(both);
});

test('F9 started without a network, an edit goes when the network comes, without a reload', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  await device.atDoor((door) => door.shown(queue.person, 'profile'));
  await device.kill();
  device.options.proxy.offline = true;
  await device.start();
  await queue.make(device, edits.bookmark(queue.person.id, 'written-0', true));
  const [tab] = device.tabs;
  device.options.proxy.offline = false;
  await tab?.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(async () => (await queue.writtenInAll()) === 1);
});

test('F10 a way that opens without any event is found', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, job(queue, 'f10'));
  device.options.proxy.offline = false;
  await eventually(async () => (await queue.written(profile(queue), 'job')).length === 1);
});

test('F11 an edit of 400 days ago is kept and goes', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  await device.kill();
  device.options.proxy.offline = true;
  await device.start(new Date(Date.now() - 400 * 24 * 60 * 60 * 1000));
  await queue.make(device, edits.bookmark(queue.person.id, 'written-1', true));
  await device.kill();
  await device.start();
  expect(await rowsOf(device)).toHaveLength(1);
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(1);
});

test('F17 a connection that the browser has closed is opened again, and the edit is kept', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await device.context.addInitScript(() => {
    const connections: IDBDatabase[] = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function opened(...words) {
      const request = open.apply(this, words);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    };
    Object.assign(window, { connections });
  });
  const tab = await device.awake();
  await device.open(tab);
  await queue.make(device, edits.bookmark(queue.person.id, 'written-4', true));
  await tab.evaluate(() => {
    for (const connection of Reflect.get(window, 'connections') as IDBDatabase[]) connection.close();
  });
  await queue.make(device, edits.bookmark(queue.person.id, 'written-6', true));
  expect(await rowsOf(device)).toHaveLength(2);
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(2);
});
