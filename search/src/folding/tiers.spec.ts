import { expect, test } from 'vitest';
import { searchKeys } from './keys.ts';
import { foldQuery } from './query.ts';
import { fuzzyMatch, matchKeys } from './tiers.ts';

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
  ['つ勘定', undefined],
  ['つめ勘定', 'fuzzy'],
  ['さくら', undefined],
  ['つばめ さくら', undefined],
])('%s matches as %s', (text, tier) => expect(tierOf(text)).toBe(tier));

test('near misses stand in the order of how much of the name they are', () => {
  const query = foldQuery('青葉電機');
  const named = (name: string) => searchKeys({ name, otherNames: [], tags: [], facts: [], texts: [] });
  const points = ['青葉電気', '青葉中央電機', '青葉電話工業', '青葉中央電機総業'].map((name) =>
    query === undefined ? 0 : (fuzzyMatch(named(name), query)?.points ?? 0),
  );
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(new Set(points).size).toBe(points.length);
  expect(points.at(-1)).toBeGreaterThan(0);
});

test.each([
  ['東ハンズ', '東急ハンズ', true],
  ['東ハンズ', '東京急行ハンズ', true],
  ['東ハンズ', '東京急行電鉄ハンズ', false],
  ['東ハンズ', '東京急ハンズの歩き方', false],
  ['青葉電機', '青葉中央総合電機', true],
])('%s may be what is left of %s: %s', (text, name, isNear) => {
  const query = foldQuery(text);
  const keys = searchKeys({ name, otherNames: [], tags: [], facts: [], texts: [] });
  expect(query !== undefined && fuzzyMatch(keys, query) !== undefined).toBe(isNear);
});

test('better kinds of matches have more points', () => {
  const points = ['つばめ勘定', 'つばめ勘', '原価管理', 'め勘定', '月末', 'つばめ定勘'].map((text) => {
    const query = foldQuery(text);
    return query === undefined ? 0 : (matchKeys(keys, query)?.points ?? 0);
  });
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points.at(-1)).toBeGreaterThan(0);
});
