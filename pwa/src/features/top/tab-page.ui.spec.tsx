import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, PC, settled } from '../../app/testing/open-page.tsx';
import { companiesIn, section, tabsOf, textsOf } from './testing/top-page.ts';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const menu = tabsOf('トップページのメニュー');
const named = (name: string) => ({ hasText: new RegExp(`^${name}$`) });

/** How many companies are nominated. */
const NOMINATED = 33;
const KINDS = 'コンテンツの種類';
const CONTENT_TABS = [
  '会社',
  '記事・ブログ',
  '技術・デザイン',
  '動画',
  'スライド',
  'ホワイトペーパー',
  'ポッドキャスト',
  'イベント',
];

describe('the tabs of the top page', () => {
  test('by kind of content are in their order', async () => {
    await openPage('/', { size: PC });
    expect(textsOf(tabsOf(KINDS))).toEqual(['ホーム', ...CONTENT_TABS]);
  });

  test.each(CONTENT_TABS)('by kind of content: %s opens its own, and the menu links back', async (name) => {
    await openPage('/', { size: PC });
    await tabsOf(KINDS).filter(named(name)).click();
    await expect.element(title(name)).toBeVisible();
    await settled();
    expect((await companiesIn(/を載せている注目の会社|^編集室のおすすめ/)).length).toBeGreaterThan(0);
    await menu.filter(named('ホーム')).click();
    await expect.poll(() => location.search).toBe('');
    await expect.element(tabsOf(KINDS).filter(named(name))).toBeVisible();
    await settled();
  });

  test('a menu links its nested tabs, and leaves the top page', async () => {
    await openPage('/?tab=NOMINATED_COMPANIES', { size: PC });
    const below = ['採用情報', '会社情報', 'スライド・ブログ'];
    const names = ['ホーム', ...below, '会社をさがす', '会社', '名鑑について', '注目の会社'];
    expect(textsOf(menu)).toEqual(names);
    for (const [name, first] of [
      ['採用情報', '採用資料'],
      ['会社情報', '事業概要'],
      ['スライド・ブログ', '技術・デザイン・PM'],
    ] as const) {
      await menu.filter({ hasText: name }).click();
      await expect.element(title(first)).toBeVisible();
      expect(textsOf(tabsOf(`${name}の種類`))[0]).toBe(first);
    }
    await settled();
    const address = (name: string) => menu.filter(named(name)).element().getAttribute('href');
    expect(address('会社をさがす')).toMatch(/^\/search\?kind=/);
    expect(address('名鑑について')).toBe('/explanation-top-page');
  });

  test.each([
    ['HIRING_INFORMATION', '採用資料'],
    ['SLIDE_BLOG', '技術・デザイン・PM'],
    ['FIND_COMPANY', '会社をさがす'],
    ['WHAT_IS_TIP_HUB', '名鑑の使い方'],
  ])('an address with the menu %s opens %s', async (menu, name) => {
    await openPage(`/?tab=${menu}`);
    await expect.element(title(name)).toBeVisible();
  });

  test('an unknown tab in the address opens the page without a tab', async () => {
    await openPage('/?tab=NONSENSE');
    await expect.element(tabsOf(KINDS).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: '利用規約' })).toBeVisible();
  });

  test('above the nominated companies filter them', async () => {
    await openPage('/', { size: PC });
    const tabs = tabsOf('会社をコンテンツで絞る');
    const names = [
      '注目の会社',
      '採用資料',
      '入社エントリ',
      '入社後の声',
      '仕事の内容',
      '技術・デザイン・PM',
      'スライド',
    ];
    expect(textsOf(tabs)).toEqual([...names, '使っているサービス']);
    await tabs.filter({ hasText: '使っているサービス' }).click();
    await expect.element(title('使っているサービス')).toBeVisible();
    await settled();
    expect(section('会社でよく使われているサービス').getByRole('listitem').elements()).toHaveLength(5);
    const kept = (await companiesIn(/^使っているサービスを公開している会社/)).length;
    expect({ some: kept > 0, narrowed: kept < NOMINATED }).toEqual({ some: true, narrowed: true });
  });

  test('of the business overview filter by topic, with the summary of services first', async () => {
    const chips = page.getByRole('group', { name: '事業概要の種類' }).getByRole('link');
    const chosen = () =>
      chips.elements().flatMap((chip) => (chip.hasAttribute('aria-current') ? chip.textContent : []));
    await openPage('/?tab=BUSINESS_OVERVIEW', { size: PC });
    expect(textsOf(chips)).toEqual(['会社の沿革', 'サービス内容', '事業の背景']);
    expect(chosen()).toEqual(['サービス内容']);
    const told = (name: string, text: string | RegExp) =>
      expect.element(section(new RegExp(`^${name}を公開している会社`)).getByText(text)).toBeVisible();
    await told('サービス内容', '工事番号ごとの粗利を毎朝メールで届ける');
    await chips.filter({ hasText: '会社の沿革' }).click();
    await told('会社の沿革', /台東区蔵前で創業/);
    await chips.filter({ hasText: '事業の背景' }).click();
    await told('事業の背景', /足立区の板金工場/);
    await openPage(location.pathname + location.search, { size: PC });
    expect(chosen()).toEqual(['事業の背景']);
  });
});
