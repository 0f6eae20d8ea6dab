import { expect, test, vi } from 'vitest';
import { livingBrowser } from './living-browser.ts';

test('returns the same browser while it lives, and another one, with a notice, after it ended', async () => {
  await using living = await livingBrowser();
  const first = await living.now();
  expect(await living.now()).toBe(first);
  const ended = new Promise((resolve) => first.once('disconnected', resolve));
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The answer never comes: the browser is gone before it could be sent.
  const crashing = (await first.newBrowserCDPSession()).send('Browser.crash').catch(() => {});
  await Promise.all([ended, crashing]);
  const second = await living.now();
  expect([second === first, (await second.newPage()).url()]).toEqual([false, 'about:blank']);
  expect(said).toHaveBeenCalledOnce();
});
