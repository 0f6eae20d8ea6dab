import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test.each(['general', 'business', 'anonymous'] as const)('%s accounts are told that this is not theirs', async (as) => {
  await openPage('/admin/audit', { as });
  await expect.element(page.getByText('運営だけが見られるページです')).toBeVisible();
});
