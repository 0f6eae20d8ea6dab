import { expect, test } from 'vitest';
import { searchKeys } from './keys.ts';
import { foldQuery } from './query.ts';
import { matchKeys } from './tiers.ts';

const keys = searchKeys({
  name: '株式会社つばめ勘定',
  reading: 'つばめかんじょう',
  otherNames: ['Tsubame Kanjo'],
  tags: ['原価管理', '製造業'],
  facts: [],
  texts: ['町工場の月末を縮めます。'],
});

function tierOf(text: string): string | undefined {
  const query = foldQuery(text);
  return query === undefined ? undefined : matchKeys(keys, query)?.tier;
}

test.each([
  ['つばめ勘定', 'exact'],
  ['㈱つばめ勘定', 'exact'],
  ['ツバメカンジョウ', 'exact'],
  ['tsubamekanjo', 'exact'],
  ['つばめ勘', 'prefix'],
  ['tubame', 'prefix'],
  ['原価管理', 'tag'],
  ['原価', 'tag'],
  ['め勘定', 'substring'],
  ['勘定 つばめ', 'substring'],
  ['月末', 'description'],
  ['つばめ 月末', 'description'],
  ['つばめ定勘', 'fuzzy'],
  ['さくら', undefined],
  ['つばめ さくら', undefined],
])('%s matches as %s', (text, tier) => expect(tierOf(text)).toBe(tier));

test('better kinds of matches have more points', () => {
  const points = ['つばめ勘定', 'つばめ勘', '原価管理', 'め勘定', '月末', 'つばめ定勘'].map((text) => {
    const query = foldQuery(text);
    return query === undefined ? 0 : (matchKeys(keys, query)?.points ?? 0);
  });
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points.at(-1)).toBeGreaterThan(0);
});
