import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { judgeCommands } from '../../app/testing/played-server.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { presentQueue } from '../../offline/index.ts';

test('F30 a star pressed 51 times ends as it was left, with its commands in order', async () => {
  const turns: unknown[] = [];
  judgeCommands(({ data }) => {
    const { value } = Object(data);
    if (value === (turns.at(-1) ?? false)) return { status: 'unchanged', revision: '1', position: 'p1' };
    turns.push(value);
    return { status: 'applied', revision: '1', position: 'p1' };
  });
  await openPage('/profile/takahashi-kiichi?tab=articles_blogs', { as: 'general' });
  const star = page.getByRole('button', { name: /を(保存する|保存から外す)$/ }).first();
  const button = await star.findElement();
  for (let turn = 0; turn < 17; turn += 1) {
    for (let press = 0; press < 3; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // Whoever presses on presses what they see: each turn begins when the star shows the one before it.
    await expect.element(star).toHaveAttribute('aria-pressed', String(turn % 2 === 0));
    await expect.poll(() => presentQueue().writing).toBe(0);
  }
  await expect.poll(() => presentQueue().contents.queue.rows).toEqual([]);
  await expect.element(star).toHaveAccessibleName(/を保存から外す$/);
  expect(new Set(sentData('set-bookmark').map(({ referenceId }) => referenceId)).size).toBe(1);
  expect(turns).toEqual(turns.map((_, index) => index % 2 === 0));
  expect(turns.at(-1)).toBe(true);
});
