import { getTopPageData } from '@meikan/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from './constellation/per-file.ts';
import { settled, visit } from './places/settled.ts';
import { companiesIn, PC, section, tabsOf } from './places/top-page.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

describe('the tabs of the header', () => {
  const header = (page: Page) => page.getByRole('navigation', { name: 'おもな案内' });

  /** The nominated companies that say of themselves that they have published such content. */
  async function publishing(page: Page, key: string): Promise<readonly string[]> {
    const answer = await page.evaluate(async () => (await fetch('/api/company/top-page-data')).json());
    const { nominatedCompanies } = z.object({ payload: getTopPageData.answer }).parse(answer).payload;
    return nominatedCompanies.filter(({ contents }) => contents.includes(key)).map(({ name }) => name);
  }

  test.each([
    ['採用資料', 'RECRUITMENT_MATERIALS', 'slide_recruitment_material'],
    ['入社エントリ', 'JOINING_NEWS', 'joining_news'],
    ['仕事の内容', 'JOB_POSITION_DETAILS', 'job_description'],
    ['技術ブログ', 'TECH_DESIGN_PM', 'tech_design_blog'],
    ['スライド', 'SLIDE', 'slide'],
  ])('%s narrows the top page', async (name, tab, key) => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    await header(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('tab') === tab);
    const companies = await publishing(page, key);
    await section(page, new RegExp(`のある会社 ?${companies.length}社$`)).waitFor();
    await settled(page);
    expect(await companiesIn(page, /のある会社/)).toEqual(companies);
    expect(await header(page).locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
    expect(
      await section(page, /^新しい/)
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(0);
  });

  test('some stand there only while a tab is selected', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    const shown = async (path: string) => {
      await visit(page, path);
      const names = await header(page).getByRole('link').allInnerTexts();
      return ['入社後の声', '使っているサービス'].map((name) => names.includes(name));
    };
    expect(await shown('/')).toEqual([false, false]);
    expect(await shown('/search')).toEqual([false, true]);
    expect(await shown('/?tab=SLIDE')).toEqual([true, true]);
    await header(page).getByRole('link', { name: '入社後の声' }).click();
    await page.getByRole('heading', { level: 1, name: '入社後の声' }).waitFor();
    await header(page).getByRole('link', { name: '使っているサービス' }).click();
    await page.getByRole('heading', { level: 1, name: '使っているサービス' }).waitFor();
  });

  test('funding leads out of the directory, in a tab of its own', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    const funding = header(page).getByRole('link', { name: /^資金調達/ });
    expect(await funding.getAttribute('target')).toBe('_blank');
    expect(new URL((await funding.getAttribute('href')) ?? '', page.url()).origin).not.toBe(new URL(page.url()).origin);
  });

  test('below a tab of the top page stands the way back to the top, and nothing else', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/?tab=SLIDE');
    const foot = page.getByRole('contentinfo');
    expect(await foot.getByRole('link').allInnerTexts()).toEqual(['トップへ戻る']);
    await foot.getByRole('link').click();
    await page.waitForURL((url) => url.search === '' && url.pathname === '/');
    await foot.getByRole('link', { name: '利用規約' }).waitFor();
  });
});

describe('the tabs of the top page', () => {
  test('by kind of content each open their own', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    const tabs = tabsOf(page, 'コンテンツの種類');
    const names = ['ホーム', '会社', '記事・ブログ', '技術・デザイン', '動画', 'スライド', 'ホワイトペーパー'];
    const all = [...names, 'ポッドキャスト', 'イベント'];
    expect(await tabs.allInnerTexts()).toEqual(all);
    for (const name of all.slice(1)) {
      await tabs.filter({ hasText: new RegExp(`^${name}$`) }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await settled(page);
      expect((await companiesIn(page, /のある会社|^編集室のおすすめ/)).length).toBeGreaterThan(0);
      await tabsOf(page, 'トップページのメニュー')
        .filter({ hasText: /^ホーム$/ })
        .click();
      await page.waitForURL((url) => url.search === '');
      await settled(page);
    }
  });

  test('a menu leads to its nested tabs, and out of the top page', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/?tab=NOMINATED_COMPANIES');
    const menu = tabsOf(page, 'トップページのメニュー');
    const names = [
      'ホーム',
      '採用情報',
      '会社情報',
      'スライド・ブログ',
      '会社をさがす',
      '会社',
      '名鑑について',
      '注目の会社',
    ];
    expect(await menu.allInnerTexts()).toEqual(names);
    for (const [name, first] of [
      ['採用情報', '採用資料'],
      ['会社情報', '事業概要'],
      ['スライド・ブログ', '技術・デザイン・PM'],
    ] as const) {
      await menu.filter({ hasText: name }).click();
      await page.getByRole('heading', { level: 1, name: first, exact: true }).waitFor();
      expect(await tabsOf(page, `${name}の種類`).first().innerText()).toBe(first);
    }
    const address = (name: RegExp) => menu.filter({ hasText: name }).getAttribute('href');
    expect(await address(/^会社をさがす$/)).toMatch(/^\/search\?kind=/);
    expect(await address(/^名鑑について$/)).toBe('/explanation-top-page');
  });

  test('above the nominated companies narrow them', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    const names = [
      '注目の会社',
      '採用資料',
      '入社エントリ',
      '入社後の声',
      '仕事の内容',
      '技術・デザイン・PM',
      'スライド',
    ];
    expect(await tabsOf(page, '会社をコンテンツで絞る').allInnerTexts()).toEqual([...names, '使っているサービス']);
    await tabsOf(page, '会社をコンテンツで絞る').filter({ hasText: '使っているサービス' }).click();
    await page.getByRole('heading', { level: 1, name: '使っているサービス' }).waitFor();
    await settled(page);
    const used = section(page, '会社でよく使われているサービス');
    expect(await used.locator('ol > li').count()).toBe(5);
    const all = 33;
    const kept = (await companiesIn(page, '使っているサービスを公開している会社')).length;
    expect([kept > 0, kept < all]).toEqual([true, true]);
  });

  test('of the business overview choose what companies wrote of, the summary of services first', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/?tab=BUSINESS_OVERVIEW');
    const chips = page.getByRole('group', { name: '事業概要の種類' });
    expect(await chips.getByRole('button').allInnerTexts()).toEqual(['会社の歩み', 'サービス内容', '創業の背景']);
    expect(await chips.locator('[aria-pressed=true]').allInnerTexts()).toEqual(['サービス内容']);
    await section(page, /^サービス内容を伝えている会社/)
      .getByText('工事番号ごとの粗利を毎朝メールで届ける')
      .waitFor();
    await chips.getByRole('button', { name: '会社の歩み' }).click();
    await section(page, /^会社の歩みを伝えている会社/)
      .getByText('台東区蔵前で創業')
      .waitFor();
    await chips.getByRole('button', { name: '創業の背景' }).click();
    await section(page, /^創業の背景を伝えている会社/)
      .getByText(/足立区の板金工場/)
      .waitFor();
    await page.reload();
    await settled(page);
    expect(await chips.locator('[aria-pressed=true]').allInnerTexts()).toEqual(['創業の背景']);
  });
});
