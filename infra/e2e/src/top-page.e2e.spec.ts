import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';
import { companiesIn, PC, PHONE, section, tabsOf } from './places/top-page.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

describe('the top page', () => {
  test('draws highlighted and verified companies, changes of jobs, and the four datasets of the workspace', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    expect(await companiesIn(page, '編集室のおすすめ')).toHaveLength(3);
    expect(await companiesIn(page, '公式と確かめた会社')).toHaveLength(3);
    expect(await section(page, '公式と確かめた会社').locator('.seal').count()).toBe(3);
    expect(await companiesIn(page, /^転職の記録/)).toHaveLength(4);
    await section(page, '入社した人').getByText('導入支援が入社').waitFor();
    await section(page, '入社して感じたこと')
      .getByText(/足音が一つ採用されました/)
      .waitFor();
    await section(page, '入社を決めた理由')
      .getByText(/捨てられる紙を設計する/)
      .waitFor();
    await section(page, '社会保険の被保険者数').getByText('前回から＋11人').waitFor();
  });

  test('shows popular services in two rows of five, and the first five on a phone', async () => {
    const rows = async (viewport: { width: number; height: number }) => {
      const page = await stars.open('anonymous', { viewport });
      await visit(page, '/');
      const boxes = await section(page, 'よく使われているサービス')
        .locator('ol > li')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ top, height }) => [top, height]),
        );
      const shown = boxes.filter(([, height]) => height !== 0).map(([top]) => top);
      return [shown.length, new Set(shown).size];
    };
    expect(await rows(PC)).toEqual([10, 2]);
    expect(await rows(PHONE)).toEqual([5, 5]);
  });

  test('has four tabs on a phone, each with what it says', async () => {
    const page = await stars.open('anonymous', { viewport: PHONE });
    await visit(page, '/');
    const tabs = tabsOf(page, 'トップページの見出し');
    expect(await tabs.allInnerTexts()).toEqual(['課題に取り組む会社', '会社をさがす', 'コンテンツ', 'タグ一覧']);
    await section(page, '今日の便り').waitFor();
    await tabs.filter({ hasText: '課題に取り組む会社' }).click();
    await section(page, /^注目の会社/)
      .filter({ visible: true })
      .waitFor();
    const names = await section(page, /^注目の会社/)
      .filter({ visible: true })
      .locator('a[href^="/companies/"]')
      .count();
    expect(names).toBe(33);
    await tabs.filter({ hasText: '会社をさがす' }).click();
    await section(page, /^業種から引く/).waitFor();
    expect(await section(page, 'サービスのおすすめ').locator('ol > li').filter({ visible: true }).count()).toBe(4);
    await tabs.filter({ hasText: 'タグ一覧' }).click();
    await section(page, /^タグから引く/)
      .filter({ visible: true })
      .waitFor();
    expect(await section(page, '今日の便り').isVisible()).toBe(false);
    await tabs.filter({ hasText: 'コンテンツ' }).click();
    await section(page, '今日の便り').waitFor();
  });
});

describe('the search of the top page', () => {
  const askedOf = (page: Page) => {
    const asked: (readonly [string | null, string | null])[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/company/simple-search') asked.push([searchParams.get('name'), searchParams.get('limit')]);
    });
    return asked;
  };

  test('asks for ten finds once nobody has typed for 320 ms', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    const asked = askedOf(page);
    await page.clock.install();
    await visit(page, '/');
    const field = page.getByRole('main').getByRole('combobox');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await field.fill('つば');
    await page.clock.runFor(319);
    await field.fill('つばめ');
    await page.clock.runFor(319);
    expect(asked).toEqual([]);
    const request = page.waitForRequest((one) => one.url().includes('/simple-search'));
    await page.clock.runFor(1);
    await request;
    await page.clock.resume();
    await page.getByRole('option').first().waitFor();
    expect(asked).toEqual([['つばめ', '10']]);
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(10);
  });

  test('hides what it found for another text, and while it is being looked for', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('つばめ勘定');
    const found = page.getByRole('option', { name: /つばめ勘定/ }).first();
    await found.waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/company/simple-search?*', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest((one) => one.url().includes('/simple-search'));
    await field.fill('つばめ勘');
    // At once with the next letter, and still once it is asked for.
    await found.waitFor({ state: 'detached' });
    await asked;
    expect(await page.getByRole('option').count()).toBe(0);
    release();
    await found.waitFor();
  });

  test('says so when nothing is found', async () => {
    const page = await stars.open('anonymous', { viewport: PC });
    await visit(page, '/');
    await page.getByRole('main').getByRole('combobox').fill('ありえない名前の会社');
    await page.getByText('見つかりませんでした').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });
});

test('a star on the top page turns the item that it stands at, and stays turned', async () => {
  const page = await stars.open('general', { viewport: PC });
  await visit(page, '/');
  const news = section(page, '今日の便り');
  const unkept = news.getByRole('button', { name: /を保存する$/, pressed: false }).first();
  const label = (await unkept.getAttribute('aria-label')) ?? '';
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await news.getByRole('button', { name: label, exact: true }).click();
  const turned = news.getByRole('button', {
    name: label.replace(/する$/, 'から外す'),
    exact: true,
    pressed: true,
  });
  await turned.waitFor();
  await answered;
  await page.reload();
  await turned.waitFor();
});
