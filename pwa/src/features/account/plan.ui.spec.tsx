import { listSubscriptions } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { hear, playChanged } from '../../app/testing/play.ts';

const plan = page.getByRole('main').getByText(/^(?:無料プラン|有料プラン（\d{4}\/\d{1,2}\/\d{1,2}から）)$/);

test('the plan on the account page is paid since its start while ACTIVE, and free once it has ended', async () => {
  await openPage('/account', { as: 'general' });
  await expect.element(plan).toHaveTextContent('有料プラン（2025/5/13から）');
  playChanged(listSubscriptions, (plans) =>
    plans.map((one) => ({ ...one, status: 'ENDED' as const, end: '2026-11-01T00:00:00.000Z' })),
  );
  await openPage('/account', { as: 'general' });
  await expect.element(plan).toHaveTextContent('無料プラン');
});

test('the account page of an admin tells no plan', async () => {
  const asked = hear(listSubscriptions);
  await openPage('/account', { as: 'admin' });
  await expect.element(page.getByText('この端末', { exact: true })).toBeVisible();
  expect([asked, plan.elements(), page.getByText('プラン', { exact: true }).elements()]).toEqual([[], [], []]);
});
