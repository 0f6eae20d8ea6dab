import { getTopPageData } from '@meikan/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { companiesIn, section, textsOf } from '../../features/top/testing/top-page.ts';
import { openPage, PC, settled } from '../testing/open-page.tsx';

const header = page.getByRole('navigation', { name: 'おもな案内' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** The nominated companies that say of themselves that they have published such content. */
async function publishing(key: string): Promise<readonly string[]> {
  const answer: unknown = await (await fetch(getTopPageData.path)).json();
  const { nominatedCompanies } = z.object({ payload: getTopPageData.answer }).parse(answer).payload;
  return nominatedCompanies.filter(({ contents }) => contents.includes(key)).map(({ name }) => name);
}

describe('the tabs of the header', () => {
  test.each([
    ['採用資料', 'RECRUITMENT_MATERIALS', 'slide_recruitment_material'],
    ['入社エントリ', 'JOINING_NEWS', 'joining_news'],
    ['仕事の内容', 'JOB_POSITION_DETAILS', 'job_description'],
    ['技術ブログ', 'TECH_DESIGN_PM', 'tech_design_blog'],
    ['スライド', 'SLIDE', 'slide'],
  ])('%s narrows the top page', async (name, tab, key) => {
    await openPage('/', { size: PC });
    await header.getByRole('link', { name }).click();
    await expect.poll(() => new URLSearchParams(location.search).get('tab')).toBe(tab);
    await settled();
    const companies = await publishing(key);
    await expect.element(section(new RegExp(`を載せている注目の会社 ?${companies.length}社$`))).toBeVisible();
    expect(await companiesIn(/を載せている注目の会社/)).toEqual(companies);
    const current = [...header.element().querySelectorAll('[aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
    expect(
      section(/の新着$/)
        .getByRole('listitem')
        .elements().length,
    ).toBeGreaterThan(0);
  });

  test.each([
    ['/', [false, false]],
    ['/search', [false, true]],
    ['/?tab=SLIDE', [true, true]],
  ])('shows some tabs only while a tab is selected: at %s', async (path, expected) => {
    await openPage(path, { size: PC });
    const names = textsOf(header.getByRole('link'));
    expect(['入社後の声', '使っているサービス'].map((name) => names.includes(name))).toEqual(expected);
  });

  test('links each tab that is shown only while a tab is selected', async () => {
    await openPage('/?tab=SLIDE', { size: PC });
    for (const name of ['入社後の声', '使っているサービス']) {
      await header.getByRole('link', { name }).click();
      await expect.element(title(name)).toBeVisible();
    }
    await settled();
  });

  test('opens funding outside the directory, in a new tab', async () => {
    await openPage('/', { size: PC });
    const funding = header.getByRole('link', { name: /^資金調達/ }).element();
    expect(funding).toHaveAttribute('target', '_blank');
    expect(new URL(funding.getAttribute('href') ?? '', location.href).origin).not.toBe(location.origin);
  });
});

test('shows only the way back to the top below a tab of the top page', async () => {
  await openPage('/?tab=SLIDE', { size: PC });
  const links = page.getByRole('contentinfo').getByRole('link');
  expect(textsOf(links)).toEqual(['トップへ戻る']);
  await links.click();
  await expect.poll(() => location.pathname + location.search).toBe('/');
  await expect.element(links.filter({ hasText: '利用規約' })).toBeVisible();
  await settled();
});
