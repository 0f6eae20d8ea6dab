import { getTopPageData } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { playChanged } from '../../app/testing/play.ts';

const linkTo = (address: string) => document.querySelector<HTMLElement>(`main a[href^="${address}"]`);

/** Presses a link of the page to an address, and sees that it leads there. */
async function goTo(address: string): Promise<void> {
  await expect.poll(() => linkTo(address), { message: address }).not.toBeNull();
  linkTo(address)?.click();
  await expect.poll(() => location.pathname).toBe(address);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('looking around leads from the top page to a company, back by the header, to a person, and to the search', async () => {
  const mio = { id: 'kurosaki-mio', username: 'kurosaki-mio' };
  playChanged(getTopPageData, (answer) => ({
    ...answer,
    topUsers: answer.topUsers.map((one) => ({ ...one, ...mio })).slice(0, 1),
  }));
  await openPage('/');
  await goTo('/companies/tsubame-kanjo');
  await page.getByRole('link', { name: '名鑑 トップページ' }).click();
  await goTo('/profile/kurosaki-mio');
  await page.getByRole('navigation', { name: 'おもな案内' }).getByRole('link', { name: '会社をさがす' }).click();
  await expect.poll(() => location.pathname).toBe('/search');
});
