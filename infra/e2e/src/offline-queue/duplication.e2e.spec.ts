import { cp, rm } from 'node:fs/promises';
import { Device, edits, faultsInTurn, noFault } from '@meikan/chaos';
import { eventually, inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { arrived, deviceOf, type Queue, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();
const profile = ({ person }: Queue) => `user-${person.id}`;
const job = ({ person }: Queue, value: string) => edits.profile(person.id, { job: value });

/** How often each command reached the server. */
function timesReached(device: Device): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { commands, reached } of device.options.proxy.attempts) {
    for (const { id } of commands) times.set(id, (times.get(id) ?? 0) + reached);
  }
  return times;
}

test('F24 when the answer is lost after the commit, time after time, the edit stands in the log once', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const lost = Array.from({ length: 5 }, () => 'drop-after-commit' as const);
  device.options.proxy.faults = faultsInTurn(...lost);
  await queue.make(device, job(queue, 'f24'));
  await queue.settle();
  expect(await queue.written(profile(queue), 'job')).toEqual(['f24']);
  expect(await rowsOf(device)).toEqual([]);
});

test('F25 F26 three tabs that send at once send each edit once', async () => {
  const queue = await stage.open([3]);
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  for (let index = 0; index < 12; index += 1) {
    await device.atDoor(
      (door) => door.wish(queue.person, edits.follow(queue.person.id, `person-${index}`, true)),
      index,
    );
  }
  device.options.proxy.offline = false;
  await Promise.all(Array.from({ length: 60 }, (_, index) => device.atDoor((door) => door.sendNow(), index)));
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(12);
  expect([...timesReached(device).values()]).toEqual(Array.from({ length: 12 }, () => 1));
});

test('F27 what was on its way at a kill is sent again at the start, by one sender, and stands once', async () => {
  const queue = await stage.open([2]);
  const device = deviceOf(queue);
  device.options.proxy.faults = faultsInTurn('drop-after-commit');
  await queue.make(device, job(queue, 'f27'));
  await device.kill();
  device.options.proxy.faults = noFault;
  await device.start();
  await Promise.all([0, 1, 0, 1].map((index) => device.atDoor((door) => door.sendNow(), index)));
  await queue.settle();
  expect(await queue.written(profile(queue), 'job')).toEqual(['f27']);
});

test('F29 an edit whose answer was lost is not wished anew when another device has changed the field since', async () => {
  const queue = await stage.open([1, 1]);
  const [phone, laptop] = [deviceOf(queue), deviceOf(queue, 1)];
  phone.options.proxy.faults = faultsInTurn('drop-after-commit');
  await queue.make(phone, job(queue, 'f29-phone'));
  await eventually(() => phone.options.proxy.attempts.some(({ fault }) => fault === 'drop-after-commit'));
  phone.options.proxy.offline = true;
  await laptop.atDoor((door) => door.shown(queue.person, 'profile'));
  await queue.make(laptop, job(queue, 'f29-laptop'));
  await arrived(laptop);
  await queue.settle();
  expect(await queue.written(profile(queue), 'job')).toEqual(['f29-phone', 'f29-laptop']);
  expect(await rowsOf(phone)).toEqual([]);
});

test('F30 a switch that is pressed 50 times stands as it was left, and its turns follow each other', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const { person } = queue;
  const tab = await device.awake();
  await tab.goto('/profile/author?tab=articles_blogs');
  const star = tab.getByRole('button', { name: /を(保存する|保存から外す)$/ }).first();
  await star.waitFor();
  for (let press = 0; press < 25; press += 1) await star.dblclick();
  await queue.settle();
  const streams = (
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => queue.written(`bookmark-${person.id}_written-${index}`, '*')),
    )
  ).filter((turns) => turns.length > 0);
  expect(streams).toHaveLength(1);
  const last = streams[0]?.at(-1);
  await expect.poll(() => star.getAttribute('aria-label')).toMatch(last === 'on' ? /外す$/ : /保存する$/);
  expect(streams[0]?.every((turn, index) => turn === (index % 2 === 0 ? 'on' : 'off'))).toBe(true);
});

test('F31 the worker sends no edits: without an open page, none goes', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, edits.bookmark(queue.person.id, 'written-2', true));
  const [tab] = device.tabs;
  const worker = device.context.serviceWorkers()[0];
  await tab?.goto('about:blank');
  device.options.proxy.offline = false;
  const before = device.options.proxy.attempts.length;
  if (!worker) throw new Error('no worker');
  const looked = worker.evaluate(() => Reflect.get(globalThis, 'registration').update());
  await inTime('the worker to look for a release', looked);
  await eventually(() => device.options.proxy.attempts.length > before);
  expect(device.options.proxy.attempts.slice(before).flatMap(({ commands }) => commands)).toEqual([]);
  expect(await queue.writtenInAll()).toBe(0);
});

test('F32 a copy of a profile folder that sends the same queue adds nothing', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, job(queue, 'f32'), edits.bookmark(queue.person.id, 'written-3', true));
  await device.kill();
  const folder = `${device.options.folder}-copy`;
  await cp(device.options.folder, folder, { recursive: true, filter: (path) => !/Singleton/.test(path) });
  const copy = new Device({ ...device.options, name: 'copy', folder });
  try {
    device.options.proxy.offline = false;
    await Promise.all([device.start(), copy.start()]);
    await queue.settle();
    await eventually(async () => (await rowsOf(copy)).length === 0);
  } finally {
    await copy.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  expect(await queue.written(profile(queue), 'job')).toEqual(['f32']);
  expect(await queue.writtenInAll()).toBe(2);
});

test('F33 edits keep their order when the clock jumps between them', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const YEAR = 365 * 24 * 60 * 60 * 1000;
  const values: string[] = [];
  for (const years of [0, -1, 5, 0]) {
    await device.kill();
    device.options.proxy.offline = true;
    await device.start(new Date(Date.now() + years * YEAR));
    const value = `f33-${values.length}`;
    values.push(value);
    const { id } = queue.person;
    await queue.make(device, edits.register(id, `a-${id}-${value}`, value));
  }
  await queue.settle();
  const arrived = device.options.proxy.attempts.flatMap(({ reached, commands }) => (reached > 0 ? commands : []));
  const streams = new Set(arrived.map(({ stream }) => stream));
  expect([...streams]).toEqual(values.map((value) => `article-a-${queue.person.id}-${value}`));
});
