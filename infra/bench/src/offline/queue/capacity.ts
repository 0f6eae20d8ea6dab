import type { Page } from 'playwright-core';
import { atMost, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure } from '../measure.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { enqueueAll, enqueueInTurn } from './page-hooks.ts';

const COMMANDS = 10_000;
const PICTURES = 50;
const PICTURE_BYTES = 1_000_000;
const SAMPLE = 100;
const TIMEOUT_MS = 120_000;
/** One frame of 60 a second: browsers tell moments in tenths of ms, so a gap of 16.7 may read 16.8. */
const FRAME = 16.8;

/** A queue as full as it may become: whether the app starts, takes more, and shows it without jerks. */
export const capacity: Measure = {
  goal: 'G6',
  about: 'full queue',
  async run(context) {
    await using opened = await openDevice(context);
    const { tab, person, device } = opened;
    const count = Math.round(COMMANDS * context.scale);
    const pictures = Math.max(1, Math.round(PICTURES * context.scale));
    await tab.context().setOffline(true);
    await enqueueAll(tab, person, articlesOf(person, count));
    await tab.evaluate(([many, bytes]) => window.meikanChaos.upload(many, bytes), [pictures, PICTURE_BYTES] as const);
    const taken = await enqueueInTurn(tab, person, articlesOf(person, SAMPLE));
    const durable = taken.map((edit) => edit.durable);
    await device.open(tab);
    const started = await tab.evaluate(() => performance.now());
    const waiting = await tab.evaluate(async () => (await window.meikanChaos.rows()).length);
    await openSync(tab);
    const frames = await scroll(tab);
    const about = `${count} edits and ${pictures} MB of pictures wait`;
    return [
      row({
        name: `${about}: what is missing of them`,
        value: count + pictures + SAMPLE - waiting,
        unit: 'edits',
        goal: atMost(0),
      }),
      row({ name: `${about}: another edit until durable, p95`, value: quantile(durable, 0.95), unit: 'ms' }),
      row({ name: `${about}: reload until edits can be made`, value: started / 1000, unit: 's' }),
      row({ name: `${about}: frame of the scrolled list, p95`, value: frames, unit: 'ms', goal: atMost(FRAME) }),
    ];
  },
};

/** Goes to the list of what waits by the chip in the title line. */
async function openSync(tab: Page): Promise<void> {
  await tab.locator('header a[href="/sync"]').click();
  await tab.locator('main .list .q').first().waitFor({ timeout: TIMEOUT_MS });
}

/** Scrolls for ten seconds. Answers the 95th percentile of the times between frames, ms, in tenths. */
async function scroll(tab: Page): Promise<number> {
  const moments = await tab.evaluate(async () => {
    const seen: number[] = [];
    for (let frame = 0; frame < 600; frame += 1) {
      seen.push(await new Promise<number>(requestAnimationFrame));
      scrollBy(0, 30);
    }
    return seen;
  });
  const gaps = moments.slice(1).map((moment, at) => moment - (moments[at] ?? moment));
  return Math.round(quantile(gaps, 0.95) * 10) / 10;
}
