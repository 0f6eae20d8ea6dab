import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsInTurn, noFault } from '@meikan/chaos';
import { inTime } from '@meikan/testkit';
import { expect } from 'vitest';
import { articles, namesWritten, type Queue, rowsOf, unreached } from './queue-per-file.ts';

const namesOf = (made: ReturnType<typeof articles>) => made.flatMap(({ sets }) => sets.articleName ?? []);

/** In each round edits are on their way when the browser is killed, and are carried out after that; all its tabs send at once when it is started again. */
export async function killedWhileSending(queue: Queue, name: string, rounds: number): Promise<void> {
  const { device } = queue;
  const { proxy, tabs } = device.options;
  const all = articles(queue, name, rounds * 10);
  for (let round = 0; round < rounds; round += 1) {
    proxy.faults = unreached;
    await queue.make(...all.slice(round * 10, round * 10 + 10));
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    proxy.faults = ({ path }) => {
      if (path !== '/api/commands') return null;
      take();
      return 'delay';
    };
    await device.withHooks((hooks) => hooks.sendNow());
    await inTime('a batch', taken);
    await device.kill();
    proxy.faults = faultsInTurn('drop-after-commit');
    await device.start();
    await Promise.all(Array.from({ length: tabs * 2 }, (_, tab) => device.withHooks((hooks) => hooks.sendNow(), tab)));
  }
  proxy.faults = noFault;
  await queue.settle();
  expect((await namesWritten(queue)).toSorted()).toEqual(namesOf(all).toSorted());
}

/** In each round the browser is killed after an edit, and begins its databases anew, as Chromium does when it finds them damaged. */
export async function killedAndEmptied(queue: Queue, name: string, rounds: number): Promise<void> {
  const { device } = queue;
  const { proxy, folder } = device.options;
  const before = device.emptied;
  const all = articles(queue, name, rounds * 3);
  proxy.faults = unreached;
  for (let round = 1; round <= rounds; round += 1) {
    await queue.make(...all.slice(round * 3 - 3, round * 3));
    await device.kill();
    await rm(join(folder, 'Default', 'IndexedDB'), { recursive: true });
    await device.start();
    expect(await rowsOf(device)).toHaveLength(round * 3);
  }
  expect(device.emptied - before).toBe(rounds);
  await queue.settle();
  expect((await namesWritten(queue)).toSorted()).toEqual(namesOf(all).toSorted());
}
