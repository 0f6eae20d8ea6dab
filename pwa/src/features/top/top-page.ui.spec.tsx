import { getTopPageData } from '@meikan/contracts';
import { describe, expect, test } from 'vitest';
import { openPage, PC, PHONE, type Size } from '../../app/testing/open-page.tsx';
import { playChanged } from '../../app/testing/play.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { companiesIn, isDrawn, section, tabsOf, textsOf } from './testing/top-page.ts';

describe('the top page', () => {
  test('shows highlighted and verified companies, changes of jobs, and the four datasets', async () => {
    await openPage('/', { size: PC });
    const highlighted = await companiesIn(/^編集室のおすすめ/);
    const verified = await companiesIn(/^公式確認済みの会社/);
    expect([highlighted.length, verified.length]).toEqual([3, 3]);
    const all = [...(await companiesIn(/^注目の会社/)), ...highlighted, ...verified];
    expect(all).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
    await expect.element(section(/^今日の便り/).getByText(/^\d{4}\/\d{1,2}\/\d{1,2}からの新着$/)).toBeVisible();
    expect(
      section(/^公式確認済みの会社/)
        .element()
        .querySelectorAll('.seal'),
    ).toHaveLength(3);
    expect(await companiesIn(/^転職の記録/)).toHaveLength(4);
    await expect.element(section('入社した人').getByText('入社（導入支援）')).toBeVisible();
    await expect.element(section('入社して感じたこと').getByText(/足音が一つ採用されました/)).toBeVisible();
    await expect.element(section('入社を決めた理由').getByText(/捨てられる紙を設計する/)).toBeVisible();
    await expect.element(section('社会保険の被保険者数').getByText('前回から＋11人')).toBeVisible();
  });

  test.each([
    ['two rows of five', PC, { services: 10, rows: 2 }],
    ['the first five, one a row, on a phone', PHONE, { services: 5, rows: 5 }],
  ] as const)('shows popular services in %s', async (_, size: Size, expected) => {
    await openPage('/', { size });
    const items = section('よく使われているサービス').getByRole('listitem', { includeHidden: true }).elements();
    const shown = items.filter(isDrawn).map((item) => item.getBoundingClientRect().top);
    expect({ services: shown.length, rows: new Set(shown).size }).toEqual(expected);
  });

  test('has four tabs on a phone, each with its content', async () => {
    await openPage('/', { size: PHONE });
    const tabs = tabsOf('トップページの見出し');
    const letters = section(/^今日の便り/);
    expect(textsOf(tabs)).toEqual(['課題に取り組む会社', '会社をさがす', 'コンテンツ', 'タグ一覧']);
    await expect.element(letters).toBeVisible();
    await tabs.filter({ hasText: '課題に取り組む会社' }).click();
    await expect.element(section(/^注目の会社/)).toBeVisible();
    expect(
      section(/^注目の会社/)
        .element()
        .querySelectorAll('a[href^="/companies/"]'),
    ).toHaveLength(33);
    await tabs.filter({ hasText: '会社をさがす' }).click();
    await expect.element(section(/^業種から引く/)).toBeVisible();
    expect(section('サービスのおすすめ').getByRole('listitem').elements()).toHaveLength(4);
    await tabs.filter({ hasText: 'タグ一覧' }).click();
    await expect.element(section(/^タグから引く/)).toBeVisible();
    await expect.element(letters).not.toBeInTheDocument();
    await tabs.filter({ hasText: 'コンテンツ' }).click();
    await expect.element(letters).toBeVisible();
  });
});

test('stars an item, which stays starred', async () => {
  const ids = new Map<string, string>();
  const isSent = (id: string) => sentData('set-bookmark').some(({ referenceId }) => referenceId === id);
  const asked = playChanged(getTopPageData, (answer) => {
    for (const { articleName, id } of answer.latestArticles) ids.set(articleName, id);
    const latestArticles = answer.latestArticles.map((item) =>
      isSent(item.id) ? { ...item, isBookmarked: true } : item,
    );
    return { ...answer, latestArticles };
  });
  await openPage('/', { as: 'general', size: PC });
  const letters = section(/^今日の便り/);
  const unkept = letters.getByRole('button', { name: /を保存する$/, pressed: false }).first();
  const name =
    unkept
      .element()
      .getAttribute('aria-label')
      ?.replace(/を保存する$/, '') ?? '';
  const id = ids.get(name) ?? '';
  await letters.getByRole('button', { name: `${name}を保存する` }).click();
  const turned = letters.getByRole('button', { name: `${name}を保存から外す`, pressed: true });
  await expect.element(turned).toBeVisible();
  await expect.poll(() => sentData('set-bookmark')).toMatchObject([{ referenceId: id, value: true }]);
  expect(id).not.toBe('');

  const before = asked.length;
  await openPage('/', { as: 'general', size: PC });
  await expect.element(turned).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
});
