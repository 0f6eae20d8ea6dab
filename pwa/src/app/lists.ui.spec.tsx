import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, settled } from './testing/open-page.tsx';
import { OWN_COMPANY } from './testing/places.ts';
import { OF_KIND, playLists } from './testing/played-lists.ts';
import type { Viewer } from './testing/recorded-answer.ts';

const foot = page.getByRole('navigation', { name: 'ページの切り替え' });
/** What the address says of a list. */
const asked = () => Object.fromEntries(new URLSearchParams(location.search));
const reload = (as: Parameters<typeof openPage>[1]) => openPage(location.pathname + location.search, as);
const footOf = (total: number, from: number, to: number) => foot.getByText(`全 ${total} 件中 ${from}-${to} 件`);
const ALL = OF_KIND.first + OF_KIND.second;

/** To another page of the site, and back. */
async function goAndReturn(): Promise<void> {
  const address = location.href;
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
  history.back();
  await expect.poll(() => location.href).toBe(address);
  await settled();
}

type List = {
  readonly list: string;
  readonly as: Viewer;
  readonly path: string;
  /** How many rows it has before it is narrowed, and on a page. */
  readonly total: number;
  readonly size: number;
  readonly chip: RegExp;
  readonly narrowed: Readonly<Record<string, string>>;
};

const PROFILE = '/profile/kurosaki-mio';
const LIFE = { chip: /^暮らし/, narrowed: { category: 'private_blog_life' } };

const LISTS: readonly List[] = [
  { list: 'a person’s items', as: 'anonymous', path: `${PROFILE}?tab=articles_blogs`, total: ALL, size: 5, ...LIFE },
  {
    ...{ list: 'a person’s services', as: 'anonymous', path: `${PROFILE}?tab=web_service`, total: ALL, size: 12 },
    ...{ chip: /^社内で利用/, narrowed: { usage: 'company' } },
  },
  {
    ...{ list: 'a person’s companies', as: 'anonymous', path: `${PROFILE}?tab=belonging_company`, size: 5 },
    // Those of now, unless others are asked for.
    ...{ total: OF_KIND.first, chip: /^過去/, narrowed: { category: 'PASSED-MEMBER' } },
  },
  {
    list: 'a company’s items of one kind',
    as: 'anonymous',
    path: `${OWN_COMPANY}?tab=14`,
    total: ALL,
    size: 5,
    ...LIFE,
  },
  {
    ...{ list: 'the administrators’ companies', as: 'admin', path: '/admin/companies', total: ALL, size: 20 },
    ...{ chip: /^サービス/, narrowed: { category: 'service' } },
  },
];

describe.each(LISTS)('$list', ({ as, path, total, size, chip, narrowed }) => {
  beforeEach(playLists);
  const [pathname = '', query] = path.split('?');
  const own = Object.fromEntries(new URLSearchParams(query));
  const chips = page.getByRole('main').getByRole('group').getByRole('link', { name: chip });

  test('starts at its first page when a filter is set', async () => {
    await openPage(path, { as });
    await foot.getByRole('link', { name: '2ページ目' }).click();
    await expect.element(footOf(total, size + 1, 2 * size)).toBeVisible();
    await chips.click();
    await expect.element(footOf(OF_KIND.second, 1, size)).toBeVisible();
    expect(asked()).toEqual({ ...own, ...narrowed });
  });

  test('keeps its page and filter in the address, across another page and a reload', async () => {
    await openPage(path, { as });
    await chips.click();
    await expect.element(footOf(OF_KIND.second, 1, size)).toBeVisible();
    expect(asked()).toEqual({ ...own, ...narrowed });
    await foot.getByRole('link', { name: '次のページ' }).click();
    const second = footOf(OF_KIND.second, size + 1, Math.min(2 * size, OF_KIND.second));
    await expect.element(second).toBeVisible();
    expect(asked()).toEqual({ ...own, ...narrowed, page: '2' });
    await goAndReturn();
    await expect.element(second).toBeVisible();
    await reload({ as });
    await expect.element(second).toBeVisible();
    await expect.element(chips).toHaveAttribute('aria-current', 'page');
    history.back();
    await expect.element(footOf(OF_KIND.second, 1, size)).toBeVisible();
    history.back();
    await expect.element(footOf(total, 1, size)).toBeVisible();
    expect(asked()).toEqual(own);
  });

  test('shows its last page when the address asks past the end', async () => {
    await openPage(`${pathname}?${new URLSearchParams({ ...own, page: '999' })}`, { as });
    const last = Math.ceil(total / size);
    await expect.element(footOf(total, (last - 1) * size + 1, total)).toBeVisible();
    await expect.poll(asked).toEqual({ ...own, page: String(last) });
  });

  test('is unfiltered when the address names an unknown filter', async () => {
    const evil = { category: 'evil', usage: 'evil', obtained: 'evil', sort: 'evil' };
    await openPage(`${pathname}?${new URLSearchParams({ ...own, ...evil })}`, { as });
    await expect.element(footOf(total, 1, size)).toBeVisible();
  });
});
