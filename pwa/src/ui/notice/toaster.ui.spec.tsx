import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { notify } from './notices.ts';

const action = page.getByRole('status').getByRole('button', { name: '元に戻す' });

afterEach(() => {
  vi.useRealTimers();
});

test('a notice stays for 8 s, and longer under the pointer or the focus', async () => {
  await openPage('/terms');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  flushSync(() => notify({ text: '保存から外しました', action: { label: '元に戻す', run: () => undefined } }));
  const button = await action.findElement();
  if (!(button instanceof HTMLElement)) throw new Error('Nothing can be pressed.');
  const passes = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  // Locators let time go on while they act.
  await action.hover();
  passes(20_000);
  button.focus();
  await page.getByRole('heading', { level: 1 }).hover();
  passes(20_000);
  expect(button.isConnected).toBe(true);
  button.blur();
  passes(8000);
  expect(button.isConnected).toBe(false);
});
