import { expect, test } from 'vitest';
import { searchKeys } from './keys.ts';
import { foldQuery, MAX_QUERY_LENGTH, splitByScript, withoutUnfinishedKana } from './query.ts';

const nothing = { otherNames: [], tags: [], facts: [], texts: [] };
const folded = (text: string) => foldQuery(text) ?? expect.fail(`nothing searchable in ${text}`);

test.each([
  ['請求　サーバー', ['請求', 'さば']],
  ['  a  b ', ['a', 'b']],
  ['さくら さくら', ['さくら']],
  ['★ 名鑑', ['名鑑']],
  ['一 二 三 四 五 六 七', ['一', '二', '三', '四', '五']],
])('%s has the words %j', (text, terms) => expect(folded(text).terms).toEqual(terms));

test.each(['', '　', '★！？', 'ー'])('%j is an empty query', (text) => expect(foldQuery(text)).toBeUndefined());

test('a query is cut at the length of a key', () => {
  expect(folded('あ'.repeat(900)).whole).toBe(searchKeys({ ...nothing, name: 'あ'.repeat(900) }).name[0]);
});

test('a cut through a character leaves no half of it', () => {
  const { plain, whole } = folded(`${'あ'.repeat(MAX_QUERY_LENGTH - 1)}😀`);
  expect([plain.isWellFormed(), whole]).toEqual([true, 'あ'.repeat(MAX_QUERY_LENGTH - 1)]);
});

test.each([
  ['さくらd', 'さくら'],
  ['サーバーr', 'さば'],
  ['しnj', 'し'],
  ['キャンバスヴ', 'きやんばす'],
])('the unfinished kana of %s is dropped: %s', (text, whole) =>
  expect(withoutUnfinishedKana(folded(text))?.whole).toBe(whole),
);

test.each(['さくら', 'GitHub', 'さくらa', 'ヴ'])('%s has no unfinished kana', (text) =>
  expect(withoutUnfinishedKana(folded(text))).toBeUndefined(),
);

test.each([
  ['さとう電機', ['さとう', '電機']],
  ['一ノ瀬でんき', ['一の瀬', 'でんき']],
  ['東京data', ['東京', 'data']],
])('%s is cut into %j', (text, terms) => expect(splitByScript(folded(text))?.terms).toEqual(terms));

test.each(['電機', '一ノ瀬電機', '名鑑 検索', 'あア亜aあ亜aあ亜'])('%s is not cut', (text) =>
  expect(splitByScript(folded(text))).toBeUndefined(),
);
