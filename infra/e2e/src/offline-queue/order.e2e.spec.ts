import { edits, faultsInTurn } from '@meikan/chaos';
import { eventually } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { meet, shownProfile, standing } from './meeting.ts';
import { arrived, deviceOf, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();
/** A picture that somebody else may have uploaded: the server alone knows that. */
const NOT_ONES_OWN = `/images/${'0'.repeat(64)}`;
const TOO_LONG = '長'.repeat(500);

test('F34 edits of something that the server refuses to make wait with it, and nothing of them is sent', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const { id } = queue.person;
  await queue.make(device, edits.register(id, `a-${id}`, TOO_LONG));
  await eventually(async () => (await standing(device)).length === 1);
  const other = edits.bookmark(id, `a-${id}`, true);
  const [made] = await rowsOf(device);
  await queue.make(device, { ...other, dependsOn: [made?.id ?? ''] });
  await queue.settle();
  expect((await rowsOf(device)).map(({ type, status }) => [type, status])).toEqual([
    ['register-article', 'standing'],
    ['set-bookmark', 'waiting'],
  ]);
  await device.atDoor((door) => door.discard(made?.id ?? ''));
  expect(await rowsOf(device)).toEqual([]);
  expect(await queue.writtenInAll()).toBe(0);
});

test('F34 what is put right goes with everything that waits for it', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const { id } = queue.person;
  const articleId = `a-${id}-mended`;
  const registration = edits.register(id, articleId, 'f34');
  const article = { ...Object(registration.data.article), coverPhoto: NOT_ONES_OWN };
  await queue.make(device, { ...registration, data: { ...registration.data, article } });
  await eventually(async () => (await standing(device)).length === 1);
  const [made] = await rowsOf(device);
  const followed = edits.follow(id, 'person-1', true);
  await queue.make(device, { ...followed, dependsOn: [made?.id ?? ''] });
  const mending = edits.rename(id, articleId, 'f34');
  await queue.make(device, { ...mending, data: { ...mending.data, changes: { coverPhoto: null } } });
  await arrived(device);
  expect(await queue.written(registration.stream, 'articleName')).toEqual(['f34']);
  expect(await queue.written(followed.stream, '*')).toEqual(['on']);
});

test('F35 one edit that is refused holds up none of 60 others', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  const { id } = queue.person;
  device.options.proxy.offline = true;
  await queue.make(device, edits.register(id, `a-${id}-poison`, TOO_LONG));
  await queue.make(
    device,
    ...Array.from({ length: 60 }, (_, index) => edits.register(id, `a-${id}-${index}`, `${id}-${index}`)),
  );
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(120);
  expect((await rowsOf(device)).map(({ status }) => status)).toEqual(['standing']);
});

test('F36 an answer that is asked for while the edit is on its way does not show the former value', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  await shownProfile(queue, device);
  device.options.proxy.faults = faultsInTurn('delay', 'delay');
  await queue.make(device, edits.profile(queue.person.id, { job: 'f36' }));
  const seen = new Set<unknown>();
  await eventually(async () => {
    seen.add((await shownProfile(queue, device)).job);
    return (await rowsOf(device)).length === 0;
  });
  for (let look = 0; look < 5; look += 1) seen.add((await shownProfile(queue, device)).job);
  expect([...seen]).toEqual(['f36']);
});

test('F37 two devices keep both edits of different fields', async () => {
  const queue = await stage.open([1, 1]);
  const { id } = queue.person;
  const met = await meet(queue, [edits.work(id, 'f37-phone'), edits.profile(id, { job: 'f37-laptop' })]);
  expect(met).toEqual({ fields: [], isMine: true, isTheirs: true });
});

test('F37 two devices are asked about the same field', async () => {
  const queue = await stage.open([1, 1]);
  const { id } = queue.person;
  const met = await meet(queue, [edits.profile(id, { job: 'f37-phone' }), edits.profile(id, { job: 'f37-laptop' })]);
  expect(met).toEqual({ fields: ['job'], isMine: false, isTheirs: true });
});

describe('F38 one device removes what another edits', () => {
  const article = async () => {
    const queue = await stage.open([1, 1]);
    const { id } = queue.person;
    const name = `a-${id}`;
    await queue.make(deviceOf(queue), edits.register(id, name, `${id}-first`));
    await queue.settle();
    for (const device of queue.devices) await device.atDoor((door) => door.shown(queue.person, 'articles'));
    return { queue, id, name, phone: deviceOf(queue), laptop: deviceOf(queue, 1) };
  };

  test('the edit of something that is gone does not bring it back, and is kept for its person', async () => {
    const { queue, id, name, phone, laptop } = await article();
    phone.options.proxy.offline = true;
    await queue.make(phone, edits.rename(id, name, `${id}-late`));
    await queue.make(laptop, edits.remove(id, name));
    await arrived(laptop);
    await queue.settle();
    expect(await queue.written(`article-${name}`, '*')).toEqual(['there', 'gone']);
    expect(await queue.written(`article-${name}`, 'articleName')).toEqual([`${id}-first`]);
    expect((await standing(phone)).map(({ trouble }) => trouble?.kind)).toEqual(['gone']);
  });

  test('the removal of something that was edited since asks first', async () => {
    const { queue, id, name, phone, laptop } = await article();
    phone.options.proxy.offline = true;
    await queue.make(phone, edits.remove(id, name));
    await queue.make(laptop, edits.rename(id, name, `${id}-newer`));
    await arrived(laptop);
    await queue.settle();
    expect(await queue.written(`article-${name}`, '*')).toEqual(['there']);
    const [asked] = await standing(phone);
    expect(asked?.trouble?.kind).toBe('conflict');
    await phone.atDoor((door) => door.decide(asked?.id ?? '', { '*': 'mine' }));
    await queue.settle();
    expect(await queue.written(`article-${name}`, '*')).toEqual(['there', 'gone']);
  });
});

test('F39 a tab that has stood open since before another edit changes only its own field', async () => {
  const queue = await stage.open([2]);
  const device = deviceOf(queue);
  const { id } = queue.person;
  await Promise.all([0, 1].map((index) => device.atDoor((door) => door.shown(queue.person, 'profile'), index)));
  await device.atDoor((door) => door.wish(queue.person, edits.profile(id, { job: 'f39-new' })), 1);
  await device.atDoor((door) => door.wish(queue.person, edits.profile(id, { overview: 'f39-old-tab' })), 0);
  await queue.settle();
  const shown = await shownProfile(queue, device);
  expect([shown.job, shown.introduction]).toEqual(['f39-new', 'f39-old-tab']);
});
