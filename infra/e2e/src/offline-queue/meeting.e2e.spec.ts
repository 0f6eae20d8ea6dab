import { edits, faultsInTurn } from '@meikan/chaos';
import { eventually } from '@meikan/testkit';
import { describe, expect, test } from 'vitest';
import { meet } from './meeting.ts';
import { queuePerFile, rowsOf, standing } from './queue-per-file.ts';

const opened = queuePerFile({ tabs: 1 });

test('F24 F29 an edit whose answer was lost is not sent anew when another device has changed the field since', async () => {
  const queue = opened();
  const { device, person } = queue;
  const { proxy } = device.options;
  await device.withHooks((hooks) => hooks.shown(person, 'profile'));
  proxy.faults = faultsInTurn('drop-after-commit');
  await queue.make(edits.profile(person.id, { job: 'f29-phone' }));
  await eventually(() => proxy.attempts.some(({ fault }) => fault === 'drop-after-commit'));
  proxy.offline = true;
  await queue.elsewhere(edits.profile(person.id, { job: 'f29-laptop' }));
  await queue.settle();
  expect(await queue.written(`user-${person.id}`, 'job')).toEqual(['f29-phone', 'f29-laptop']);
  expect(await rowsOf(device)).toEqual([]);
});

test('F37 two devices keep both edits of different fields', async () => {
  const queue = opened();
  const { id } = queue.person;
  const met = await meet(queue, edits.work(id, 'f37-phone'), edits.profile(id, { job: 'f37-laptop' }));
  expect(met).toEqual({ fields: [], isMine: true, isTheirs: true });
});

test('F37 two devices are asked about the same field', async () => {
  const queue = opened();
  const { id } = queue.person;
  const met = await meet(queue, edits.profile(id, { job: 'f37-mine' }), edits.profile(id, { job: 'f37-theirs' }));
  expect(met).toEqual({ fields: ['job'], isMine: false, isTheirs: true });
});

describe('F38 one device removes what another edits', () => {
  /** An article that both devices have seen; the phone is without a network then. */
  async function articleOfBoth(name: string) {
    const queue = opened();
    const { device, person } = queue;
    const { id } = person;
    await queue.make(edits.register(id, name, `${name}-first`));
    await queue.settle();
    await device.withHooks((hooks) => hooks.shown(person, 'articles'));
    device.options.proxy.offline = true;
    return { queue, id, device, stream: `article-${name}` };
  }

  test('the edit of something that is gone does not bring it back, and is kept for its person', async () => {
    const name = `a-gone-${crypto.randomUUID()}`;
    const { queue, id, device, stream } = await articleOfBoth(name);
    await queue.make(edits.rename(id, name, `${name}-late`));
    await queue.elsewhere(edits.remove(id, name));
    await queue.settle();
    expect(await queue.written(stream, '*')).toEqual(['there', 'gone']);
    expect(await queue.written(stream, 'articleName')).toEqual([`${name}-first`]);
    expect((await standing(device)).map(({ trouble }) => trouble?.kind)).toEqual(['gone']);
  });

  test('the removal of something that was edited since asks first', async () => {
    const name = `a-edited-${crypto.randomUUID()}`;
    const { queue, id, device, stream } = await articleOfBoth(name);
    await queue.make(edits.remove(id, name));
    await queue.elsewhere(edits.rename(id, name, `${name}-newer`));
    await queue.settle();
    expect(await queue.written(stream, '*')).toEqual(['there']);
    const [asked] = await standing(device);
    expect(asked?.trouble?.kind).toBe('conflict');
    await device.withHooks((hooks) => hooks.decide(asked?.id ?? '', { '*': 'mine' }));
    await queue.settle();
    expect(await queue.written(stream, '*')).toEqual(['there', 'gone']);
  });
});
