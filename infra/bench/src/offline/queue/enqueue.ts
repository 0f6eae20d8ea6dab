import type { Page } from 'playwright-core';
import { atMost, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { slowDown } from './line.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { enqueueInTurn } from './page-hooks.ts';

const WISHES = 500;
/** Characters: each edit is about 2 KB. */
const ADDRESS = 1500;
/** Left out: the database is opened, the code is still cold. */
const WARM_UP = 20;

/** From an edit until it is safe on the device, told from within the page, without a network. */
export const enqueue: Measure = {
  goal: 'G2',
  about: 'edit until durable',
  async run(context) {
    return [...(await measure(context, 1, 10)), ...(await measure(context, 4, 50))];
  },
};

async function measure(context: OfflineContext, rate: number, most: number): Promise<readonly Row[]> {
  await using opened = await openDevice(context);
  const { tab, person } = opened;
  await tab.context().setOffline(true);
  await slowDown(tab, rate);
  const count = Math.max(100, WISHES * context.scale) + WARM_UP;
  const taken = await enqueueInTurn(tab, person, articlesOf(person, count, ADDRESS));
  const durable = taken.durable.slice(WARM_UP);
  const bare = await bareWrites(tab, durable.length);
  const name = `edit until durable, CPU × ${rate}, ${durable.length} edits`;
  const figure = (share: number) => ({ value: quantile(durable, share), peer: quantile(bare, share), unit: 'ms' });
  return [
    row({ name: `${name}, p50`, ...figure(0.5) }),
    row({ name: `${name}, p95`, ...figure(0.95), goal: atMost(most) }),
    row({
      name: `the same until its copy stands beside it, p95`,
      value: quantile(taken.answered.slice(WARM_UP), 0.95),
      unit: 'ms',
    }),
  ];
}

/** The peer: as many bytes by IndexedDB alone, as durably, and nobody who looks. The machine slows both alike. */
function bareWrites(tab: Page, count: number): Promise<readonly number[]> {
  return tab.evaluate(async (count) => {
    const opening = indexedDB.open('bare');
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      await new Promise(requestAnimationFrame);
      const from = performance.now();
      const writing = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
      writing.objectStore('rows').add({ text: '灯'.repeat(700) });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      times.push(performance.now() - from);
    }
    return times;
  }, count);
}
