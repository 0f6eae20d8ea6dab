import { getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { playChanged } from '../../../app/testing/play.ts';

/** A company that hides which services it uses; the server counts them for its owners and admins alone. */
const playHiding = () =>
  playChanged(getCompany, (company, { viewer }) => {
    if (!('counts' in company)) return company;
    const { usedServices } = company.counts;
    const counts = { ...company.counts, usedServices: viewer === 'admin' ? usedServices : 0 };
    return { ...company, hideUsedService: true, counts };
  });

test.each([
  ['an admin', 'reads on its overview and in their tab', 'admin', true],
  ['a visitor', 'reads nowhere', 'anonymous', false],
] as const)('hidden used services of a company: %s %s', async (_who, _where, as, isTold) => {
  playHiding();
  await openPage(OWN_COMPANY, { as });
  const beside = page.getByRole('complementary').getByRole('link', { name: '樹番号のリンゴ' });
  const tab = page
    .getByRole('navigation', { name: '会社ページの見出し' })
    .getByRole('link', { name: /^使っているサービス/ });
  if (isTold) for (const shown of [beside, tab]) await expect.element(shown.first()).toBeVisible();
  expect([beside.elements().length > 0, tab.elements().length > 0]).toEqual([isTold, isTold]);
});
