import { AUTHOR } from '@meikan/chaos';
import { atMost, type Row, row } from '../../row.ts';
import { quantile } from '../../statistics.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { besideOther, byTurns, openSides } from './by-turns.ts';
import type { OneDevice } from './one-device.ts';

/** How often every star is turned and turned back: with fewer the medians of two runs of one build differ by a quarter. */
const TURNS = 20;

/** From a click on a star until the frame that shows it filled. */
export const echo: Measure = {
  goal: 'G2',
  about: 'star turns',
  run: async (context) => [...(await measure(context, 1)), ...(await measure(context, 4))],
};

async function measure(context: OfflineContext, rate: number): Promise<readonly Row[]> {
  await using sides = await openSides(context, rate, async ({ tab }) => {
    await tab.goto(`/profile/${AUTHOR}?tab=articles_blogs`);
    await tab.locator('main .star').first().waitFor();
    await tab.context().setOffline(true);
  });
  const times = await byTurns(sides, Math.max(2, Math.round(TURNS * context.scale)), turnStars);
  const name = `click until the star is drawn turned, CPU × ${rate}`;
  const { own } = times;
  return [
    row({ name: `${name}, p50 of ${own.length}`, value: quantile(own, 0.5), unit: 'ms' }),
    // The goal names no slower processor.
    row({ name: `${name}, p95`, value: quantile(own, 0.95), unit: 'ms', ...(rate === 1 && { goal: atMost(50) }) }),
    ...besideOther(name, times),
  ];
}

/** Turns every star of the page, and turns it back. Answers after how many ms each change was drawn. */
function turnStars({ tab }: OneDevice): Promise<readonly number[]> {
  return tab.evaluate(async () => {
    const times: number[] = [];
    const stars = () => [...document.querySelectorAll<HTMLElement>('main .star')];
    for (let at = 0; at < 2 * stars().length; at += 1) times.push(await turn(at % stars().length));
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
  });
}
