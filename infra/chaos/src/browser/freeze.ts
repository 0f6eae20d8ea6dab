import type { Page } from 'playwright-core';

/**
 * Freezes a page as a phone does with a tab: nothing of it runs any more, and what it holds, a lock or a connection, it holds on to.
 * Its debugger stops it: `Page.setWebLifecycleState` leaves the timers of a page that is in sight running. Answers how it is thawed.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  return async () => {
    await session.send('Debugger.resume');
    await session.detach();
  };
}
