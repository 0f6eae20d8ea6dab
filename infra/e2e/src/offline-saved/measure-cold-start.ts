import { inTime } from '@meikan/testkit';
import type { BrowserContext, Page } from 'playwright-core';
import { picturesDrawn } from './device.ts';

/** How a saved page came without a network, in ms from the start of its navigation. */
export type ColdStart = {
  /** Its text and every picture in sight are drawn, and it says of when it is. */
  readonly readable: number;
  /** The largest part of what is in sight was painted. */
  readonly largestPaint: number;
};

/** As slow as a cheap phone, beside the machine on which this runs. */
export const PHONE_SLOWNESS = 4;

/**
 * Opens a saved profile in airplane mode, in a browser that was just started on the device's folder (`Device.use`), with its
 * processor slowed down until it stands there.
 */
export async function measureColdStart(
  page: Page,
  context: BrowserContext,
  { path, slowness = PHONE_SLOWNESS }: { readonly path: string; readonly slowness?: number },
): Promise<ColdStart> {
  await context.setOffline(true);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('status').getByText('この端末へ保存した内容です').waitFor();
  await picturesDrawn(page, 1);
  const figures = await inTime(
    'the largest paint',
    page.evaluate(async () => {
      const readable = performance.now();
      const largestPaint = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      return { readable, largestPaint };
    }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}
