import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../api/query-client.ts';
import { openPage } from '../testing/open-page.tsx';
import type { Viewer } from '../testing/recorded-answer.ts';

describe('an address without a page of its own', () => {
  test.each<[string, Viewer, string]>([
    ['/companies', 'anonymous', '/search'],
    ['/companies', 'business', '/companies/ai-no-ito'],
    ['/company-blog', 'anonymous', '/?tab=TECH_DESIGN_PM'],
  ])('%s leads %s on to %s', async (path, as, goal) => {
    await openPage(path, { as });
    await expect.poll(() => location.pathname + location.search).toBe(goal);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is still asked for as this role would be asked for as the next one.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
  });
});

test('the header links the own page in a new tab, for business accounts only', async () => {
  const own = page.getByRole('navigation', { name: 'おもな案内' }).getByRole('link', { name: /自社ページを編集/ });
  await openPage('/search', { as: 'business' });
  await expect.element(own).toHaveAttribute('target', '_blank');
  const { pathname } = new URL(own.element().getAttribute('href') ?? '', location.href);
  expect(pathname).toBe('/companies/ai-no-ito');
  for (const as of ['general', 'anonymous'] as const) {
    await openPage('/search', { as });
    await expect.element(page.getByRole('navigation', { name: 'おもな案内' })).toBeVisible();
    expect(page.getByRole('link', { name: /自社ページを編集/ }).query()).toBeNull();
  }
});

test('the bar at the thumb leads people to what they kept', async () => {
  await openPage('/terms', { as: 'general', size: [360, 800] });
  const bar = page.getByRole('navigation', { name: '下部メニュー' });
  await bar.getByRole('link', { name: '保存' }).click();
  const tab = page.getByRole('main').getByRole('link', { name: /^保存/ });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await expect.element(bar.getByRole('link', { name: '保存' })).toHaveAttribute('aria-current', 'page');
});

test('the footer names the product and its operator', async () => {
  await openPage('/search');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByText(/^© \d{4} 名鑑$/)).toBeVisible();
  await footer.getByRole('link', { name: '運営会社' }).click();
  await expect.poll(() => location.pathname + location.hash).toBe('/terms#operator');
  await expect.poll(() => document.querySelector('#operator')?.checkVisibility()).toBe(true);
});

/** Hosts of which something was asked since the page was opened, and how much of our own. */
function askedHosts(): { readonly strangers: readonly string[]; readonly own: number } {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const isOwn = ({ protocol, host }: URL) => !/^https?:$/.test(protocol) || host === location.host;
  return { strangers: asked.filter((one) => !isOwn(one)).map(String), own: asked.filter(isOwn).length };
}

test('pages request nothing from other origins', async () => {
  // Every module of the app is asked for by itself here, and what goes beyond the browser's own bound is not noted.
  performance.setResourceTimingBufferSize(10_000);
  for (const path of ['/', '/profile/kurosaki-mio', '/companies/tsubame-kanjo', '/search-service']) {
    performance.clearResourceTimings();
    await openPage(path);
    const { strangers, own } = askedHosts();
    expect(strangers).toEqual([]);
    expect(own).toBeGreaterThan(0);
  }
});
