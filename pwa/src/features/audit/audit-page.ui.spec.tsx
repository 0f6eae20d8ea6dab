import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';

test.each(['general', 'business', 'anonymous'] as const)('the audit page is refused to %s accounts', async (as) => {
  await openPage('/admin/audit', { as });
  await expect.element(page.getByText('運営だけが見られるページです')).toBeVisible();
});
