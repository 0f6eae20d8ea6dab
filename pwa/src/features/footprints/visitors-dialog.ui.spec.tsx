import { type Footprint, listCompanyFootprints } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { playList } from '../../directory/testing/play-list.ts';

const mio: Footprint = {
  ...{ id: 'kurosaki-mio', username: 'kurosaki-mio', name: '黒﨑 澪', avatar: null, job: null, workFor: null },
  ...{ livingAddress: null, isVerified: false, useServiceCount: 0, followerCount: 0, isFollowing: false },
  ...{ visitedOn: '2026-11-01', days: 2 },
};
const visitors = page.getByRole('button', { name: /^訪問者/ });

test('the visitors of a page on the paid plan are shown to its owner', async () => {
  const asked = playList(listCompanyFootprints, () => ({ payload: [mio], total: 1 }));
  await openPage(OWN_COMPANY, { as: 'business' });
  await visitors.click();
  const dialog = page.getByRole('dialog', { name: 'ページの訪問者' });
  await expect.element(dialog.getByRole('link', { name: mio.name })).toHaveAttribute('href', '/profile/kurosaki-mio');
  expect(await axeFindingsAbove()).toEqual([]);
  expect(asked[0]).toMatchObject({ viewer: 'business', params: { id: 'ai-no-ito' } });
});

test.each(['admin', 'general', 'anonymous'] as const)('the visitors of a page are not offered to %s', async (as) => {
  await openPage(OWN_COMPANY, { as });
  expect(visitors.elements()).toEqual([]);
});
