import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, settled } from '../../app/testing/open-page.tsx';

const title = (name: string) => page.getByRole('heading', { level: 1, name });

test("a row of the kana table is filtered by kind, with the link's count of names, and by no category", async () => {
  await openPage('/search?index=か');
  const kinds = page.getByRole('navigation', { name: '検索結果の種類' });
  for (const kind of ['会社', 'サービス', '人', 'すべて']) {
    const link = kinds.getByRole('link', { name: new RegExp(`^${kind}`) });
    const count = () => link.element().textContent?.match(/\d+$/)?.[0];
    await expect.poll(count).toBeDefined();
    const named = count();
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await settled();
    await expect.element(title('か行の名前')).toBeVisible();
    await expect.element(page.getByRole('status').getByText(`${named}件が見つかりました`)).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'カテゴリーで絞り込み' })).not.toBeInTheDocument();
  }
  await kinds.getByRole('link', { name: /^記事/ }).click();
  await expect.element(title('記事をさがす')).toBeVisible();
  await settled();
});

test('a search without words names what it lists, and sorts companies by how well known they are', async () => {
  await openPage('/search');
  await expect.element(title('人・会社・サービス・記事をさがす')).toBeVisible();
  await expect.element(page.getByText('人気順')).toBeVisible();
  await page.getByRole('navigation', { name: 'おもな案内' }).getByRole('link', { name: '会社をさがす' }).click();
  await expect.element(title('会社をさがす')).toBeVisible();
  await settled();
  const kinds = page.getByRole('navigation', { name: '検索結果の種類' });
  await expect.element(kinds.getByRole('link', { name: /^会社/ })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('status').getByText(/^全\d+件$/)).toBeVisible();
});

test('a find says why it was found: its words are marked in a sentence of its page and in its facts', async () => {
  await openPage(`/search?search=${encodeURIComponent('電話が苦手な営業')}`, { size: [360, 800] });
  const row = page.getByRole('listitem').filter({ hasText: '細川 みずき' }).filter({ hasText: '受話器' });
  await expect.element(row).toBeVisible();
  const marks = Array.from(row.element().querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['電話', '苦手', '営業']);
  await settled();
});

test('an item of content says why it was found, on a phone too', async () => {
  await openPage(`/search?kind=article&search=${encodeURIComponent('電話が苦手な営業')}`, { size: [360, 800] });
  const row = page.getByRole('listitem').filter({ hasText: '予約電話で聞いておくと喜ばれる三つのこと' });
  await expect.element(row.getByText('苦手な食べ物以外で')).toBeVisible();
  await settled();
});

test('a highlighted name in a row of facts stays in one piece', async () => {
  await openPage(`/search?search=${encodeURIComponent('つばめ')}`);
  const facts = page.getByText('株式会社つばめ勘定', { exact: true });
  await expect.element(facts.first()).toBeVisible();
  for (const name of facts.elements()) {
    const mark = name.querySelector('mark');
    if (mark === null) continue;
    const [before, after] = [name.firstChild, name.lastChild].map((text) => {
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    const { left, right } = mark.getBoundingClientRect();
    expect([Math.round(left - (before?.right ?? 0)), Math.round((after?.left ?? 0) - right)]).toEqual([0, 0]);
  }
});

const countIn = (text: string | null): number => Number(text?.match(/(\d+)$/)?.[1]);

test('finds are narrowed by links that say how many are left, and each choice is taken back', async () => {
  await openPage('/search?kind=person');
  const trades = page.getByRole('navigation', { name: '職種' });
  const engineers = trades.getByRole('link', { name: /^エンジニア/ });
  await expect.element(engineers).toBeVisible();
  const left = countIn(engineers.element().textContent);
  const others = trades.getByRole('link', { name: /^デザイナー/ }).element().textContent;
  await engineers.click();
  await expect.element(page.getByRole('status').getByText(`${left}件が見つかりました`)).toBeVisible();
  expect(location.search).toBe('?kind=person&profession=engineer');
  await expect.element(engineers).toHaveAttribute('aria-current', 'page');
  // What else could be chosen of the same facet counts as before.
  expect(trades.getByRole('link', { name: /^デザイナー/ }).element().textContent).toBe(others);
  await settled();
  await page.getByRole('list', { name: '選んだ条件' }).getByRole('link', { name: '「エンジニア」を外す' }).click();
  await expect.element(page.getByRole('status').getByText(/^全\d+件$/)).toBeVisible();
  expect(location.search).toBe('?kind=person');
});

test('on a phone the facets stand behind a button, stay open while one chooses, and lead back to the finds', async () => {
  await openPage('/search?kind=person', { size: [360, 800] });
  const filter = page.getByRole('button', { name: /^絞り込む/ });
  await filter.click();
  await page.getByRole('group').getByText('都道府県').click();
  const tokyo = page.getByRole('link', { name: /^東京都/ }).filter({ hasText: /\d$/ });
  const left = countIn(tokyo.element().textContent);
  await tokyo.click();
  await expect.element(filter).toHaveTextContent('絞り込む（1）');
  await settled();
  await page.getByRole('button', { name: `${left}件を見る` }).click();
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false');
  await expect.element(filter).toHaveFocus();
  await expect.element(page.getByRole('status').getByText(`${left}件が見つかりました`)).toBeVisible();
});

test('several choices are taken back together', async () => {
  await openPage('/search?kind=company&remote=remote_full&industry=game%2Cb2b_saas');
  const chosen = page.getByRole('list', { name: '選んだ条件' });
  await expect.element(chosen.getByRole('link', { name: '「フルリモート可」を外す' })).toBeVisible();
  await settled();
  await chosen.getByRole('link', { name: '条件をすべて外す' }).click();
  await expect.element(title('会社をさがす')).toBeVisible();
  await expect.element(chosen).not.toBeInTheDocument();
  await settled();
});

test('choices that leave nothing say so and lead out of them', async () => {
  await openPage('/search?kind=person&prefecture=nagano&profession=student%2Castronaut');
  await expect.element(page.getByText('この条件に合うものは、まだ名鑑にありません。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '「astronaut」を外す' })).toBeVisible();
  await settled();
});

const nearest = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** Follows a link that says how many it leads to. */
async function followCounted(name: RegExp): Promise<void> {
  const link = nearest(name);
  await expect.element(link).toBeVisible();
  const count = /（([\d,]+)件）/.exec(link.element().textContent ?? '')?.[1];
  await settled();
  await link.click();
  await expect.element(page.getByRole('status').getByText(`${count}件が見つかりました`)).toBeVisible();
  await settled();
}

test('choices that leave nothing are widened to the region, or left out, each to as many finds as it says', async () => {
  const path = '/search?kind=person&prefecture=osaka&profession=student';
  await openPage(path);
  await expect.element(nearest(/^「大阪府」を外す（/)).toBeVisible();
  await expect.element(nearest(/^「学生」を外す（/)).toBeVisible();
  await followCounted(/^近畿地方に広げる（/);
  await expect.element(page.getByRole('list', { name: '選んだ条件' }).getByText('京都府')).toBeVisible();
});

test('a text that nothing fits is looked for by the one of its words that something fits', async () => {
  await openPage(`/search?search=${encodeURIComponent('ズンドコベロンチョの仕事')}`, { size: [360, 800] });
  await expect.element(nearest('ログインして登録する')).toBeVisible();
  await expect.element(nearest(/^「仕事」だけで探す（/)).toBeVisible();
  await expect.element(nearest(/^「ズンドコベロンチョ」/)).not.toBeInTheDocument();
  await followCounted(/^「仕事」だけで探す（/);
  await expect.element(title('「仕事」の検索結果')).toBeVisible();
});

test('an item of content among finds of all kinds is opened where it stands', async () => {
  await openPage(`/search?search=${encodeURIComponent('電話が苦手な営業')}`);
  const row = page.getByRole('listitem').filter({ hasText: '予約電話で聞いておくと喜ばれる三つのこと' });
  await expect.element(row.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https?:/));
  await settled();
});
