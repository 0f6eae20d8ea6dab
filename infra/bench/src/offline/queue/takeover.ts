import { freeze } from '@meikan/chaos';
import type { Page } from 'playwright-core';
import { atMost, type Row, row, unmeasured } from '../../row.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { hearBatches } from './batches.ts';
import { lineOf } from './line.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { enqueueAll } from './page-hooks.ts';

const TIMEOUT_MS = 120_000;

type End = { readonly name: string; readonly within: number; end(leader: Page): Promise<unknown> };

const ENDS: readonly End[] = [
  { name: 'crashes', within: 5, end: crash },
  { name: 'is closed', within: 5, end: (leader) => leader.close() },
  { name: 'is frozen', within: 20, end: freeze },
];

/**
 * The tab that sends dies while its request hangs, and the edits are its own: the other tab of the device has neither made one
 * nor heard of anything. How long until that one sends them.
 */
export const takeover: Measure = {
  goal: 'G5',
  about: 'another tab takes over',
  async run(context) {
    const rows: Row[] = [];
    for (const end of ENDS) rows.push(await measure(context, end));
    return rows;
  },
};

async function measure(context: OfflineContext, { name, within, end }: End): Promise<Row> {
  const about = `the sending tab ${name}: another sends`;
  await using opened = await openDevice(context, { tabs: 2 });
  const { tab: leader, person, proxy } = opened;
  const batches = hearBatches(proxy);
  await (await lineOf(leader)).hang();
  const from = performance.now();
  await enqueueAll(leader, person, articlesOf(person, 3));
  await batches.firstAfter(from, TIMEOUT_MS);
  const died = performance.now();
  await end(leader);
  try {
    return row({
      name: about,
      value: (await batches.firstAfter(died, TIMEOUT_MS)) / 1000,
      unit: 's',
      goal: atMost(within),
    });
  } catch (error) {
    return unmeasured(about, error instanceof Error ? error.message : String(error));
  }
}

async function crash(leader: Page): Promise<void> {
  const session = await leader.context().newCDPSession(leader);
  const crashed = leader.waitForEvent('crash');
  // It is never answered: who would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
