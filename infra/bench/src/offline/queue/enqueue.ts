import type { Page } from 'playwright-core';
import { atMost, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { besideOther, byTurns, each, openSides } from './by-turns.ts';
import { articlesOf, type OneDevice } from './one-device.ts';
import { enqueueInTurn } from './page-hooks.ts';

const WISHES = 500;
/** Characters: each edit is about 2 KB. */
const ADDRESS = 1500;
/** Edits that count of one turn. A whole turn before is left out: the database is opened, the code is still cold. */
const TURN = 20;

/** From an edit until it is safe on the device, told from within the page, without a network. */
export const enqueue: Measure = {
  goal: 'G2',
  about: 'edit until durable',
  async run(context) {
    return [...(await measure(context, 1, 10)), ...(await measure(context, 4, 50))];
  },
};

async function measure(context: OfflineContext, rate: number, most: number): Promise<readonly Row[]> {
  await using sides = await openSides(context, rate, ({ tab }) => tab.context().setOffline(true));
  const turns = Math.ceil(Math.max(100, WISHES * context.scale) / TURN);
  const edit = ({ tab, person }: OneDevice) => enqueueInTurn(tab, person, articlesOf(person, 1 + TURN, ADDRESS));
  await byTurns(sides, 1, edit);
  const taken = await byTurns(sides, turns, edit);
  const durable = each(taken, ({ durable }) => durable);
  const answered = each(taken, ({ answered }) => answered);
  const bare = await sides.own.slowed(() => bareWrites(sides.own.tab, durable.own.length));
  const name = `edit until durable, CPU × ${rate}, ${durable.own.length} edits`;
  const figure = (share: number) => ({ value: quantile(durable.own, share), peer: quantile(bare, share), unit: 'ms' });
  const standing = 'the same until its copy stands beside it';
  return [
    row({ name: `${name}, p50`, ...figure(0.5) }),
    row({ name: `${name}, p95`, ...figure(0.95), goal: atMost(most) }),
    row({ name: `${standing}, p95`, value: quantile(answered.own, 0.95), unit: 'ms' }),
    ...besideOther(name, durable),
    ...besideOther(standing, answered),
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
