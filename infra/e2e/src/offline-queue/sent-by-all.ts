import { edits } from '@meikan/chaos';
import { expect } from 'vitest';
import type { Queue } from './queue-per-file.ts';

const EDITS = 12;

/** Every tab of a device has edits, and all of them send at once, time after time; each edit reaches the server once. */
export async function sentByAllAtOnce(queue: Queue): Promise<void> {
  const { device, person } = queue;
  const { proxy, tabs } = device.options;
  proxy.offline = true;
  const before = proxy.attempts.length;
  for (let index = 0; index < EDITS; index += 1) {
    const edit = edits.follow(person.id, `person-${index}`, true);
    await device.withHooks((hooks) => hooks.enqueue(person, edit), index);
  }
  proxy.offline = false;
  await Promise.all(Array.from({ length: tabs * 10 }, (_, tab) => device.withHooks((hooks) => hooks.sendNow(), tab)));
  await queue.settle();
  expect(await queue.all()).toHaveLength(EDITS);
  const reached = proxy.attempts.slice(before).flatMap((attempt) => (attempt.reached > 0 ? [attempt] : []));
  const times = Map.groupBy(
    reached.flatMap(({ commands, reached: often }) => commands.flatMap(({ id }) => Array<string>(often).fill(id))),
    (id) => id,
  );
  expect([...times.values()].map((ids) => ids.length)).toEqual(Array(EDITS).fill(1));
}
