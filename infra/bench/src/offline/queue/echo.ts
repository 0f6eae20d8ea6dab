import { AUTHOR } from '@meikan/chaos';
import type { Page } from 'playwright-core';
import { atMost, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { slowDown } from './line.ts';
import { openDevice } from './one-device.ts';

/** How often every star is turned. */
const ROUNDS = 6;

/** From a click on a star until the frame that shows it filled. */
export const echo: Measure = {
  goal: 'G2',
  about: 'star turns',
  run: async (context) => [...(await measure(context, 1)), ...(await measure(context, 4))],
};

async function measure(context: OfflineContext, rate: number): Promise<readonly Row[]> {
  await using opened = await openDevice(context);
  const { tab } = opened;
  await tab.goto(`/profile/${AUTHOR}?tab=articles_blogs`);
  await tab.locator('main .star').first().waitFor();
  await tab.context().setOffline(true);
  await slowDown(tab, rate);
  const times = await turnStars(tab, Math.max(2, Math.round(ROUNDS * context.scale)));
  const name = `click until the star is drawn turned, CPU × ${rate}`;
  return [
    row({ name: `${name}, p50 of ${times.length}`, value: quantile(times, 0.5), unit: 'ms' }),
    // The goal names no slower processor.
    row({ name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', ...(rate === 1 && { goal: atMost(50) }) }),
  ];
}

/** Turns every star of the page again and again. Answers after how many ms each change was drawn. */
function turnStars(tab: Page, rounds: number): Promise<readonly number[]> {
  return tab.evaluate(async (rounds) => {
    const times: number[] = [];
    const stars = () => [...document.querySelectorAll<HTMLElement>('main .star')];
    for (let round = 0; round < rounds; round += 1) {
      for (let at = 0; at < stars().length; at += 1) times.push(await turn(at));
    }
    return times;

    async function turn(at: number): Promise<number> {
      await new Promise(requestAnimationFrame);
      const before = stars()[at]?.getAttribute('aria-pressed');
      const from = performance.now();
      const drawn = new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (stars()[at]?.getAttribute('aria-pressed') === before) return;
          watch.disconnect();
          // The task after the next frame's: it is drawn by then.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
      });
      stars()[at]?.click();
      return drawn;
    }
  }, rounds);
}
