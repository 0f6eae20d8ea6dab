import type { SearchTexts } from '@meikan/contracts';
import { widenedBy } from '@meikan/search/folding';
import { expect, test } from 'vitest';
import { itemOf } from '../../cache/cached-rows.ts';
import type { Card } from '../../cache/index.ts';
import { aThing } from '../../cache/testing/some-rows.ts';
import { findItems, foldItem, foldNames, matchedIn, openFolding } from './find-items.ts';

const item = (name: string, card: Partial<Card> = {}, told?: Partial<SearchTexts>) => {
  const thing = aThing(name);
  const empty = { page: thing.key, name, otherNames: [], reading: null, tags: [], facts: [], texts: [] };
  const searched = { texts: { ...empty, ...told }, at: 0 };
  return itemOf(
    { ...thing, card: { ...thing.card, name, ...card }, ...(told ? { searched } : {}) },
    { answers: new Map(), pictures: new Map(), reasons: new Map() },
  );
};
const items = [
  item('佐藤 花子', { reading: 'さとう はなこ' }),
  item('株式会社ひより計画', { description: '松本の町工場の帳簿を預かります。' }),
  item('鈴木 一郎', { reading: 'すずき いちろう', tags: ['TypeScript'], note: '松本のSRE' }),
];
const names = (text: string) => findItems(items.map(foldItem), text).map(({ item: { card } }) => card.name);

test('saved search: finds a name by its reading', () => {
  expect(names('さとう')).toEqual(['佐藤 花子']);
});

test('saved search: ignores width, script and form', () => {
  expect(names('サトウ')).toEqual(['佐藤 花子']);
  expect(names('ひより計画株式会社')).toEqual(['株式会社ひより計画']);
  expect(names('ｔｙｐｅｓｃｒｉｐｔ')).toEqual(['鈴木 一郎']);
});

test('saved search: shows all for an empty text, and none for punctuation', () => {
  expect(names('')).toHaveLength(3);
  expect(names('・・')).toEqual([]);
});

test('saved search: finds by what is told, whom it fits best first', () => {
  expect(names('松本のエンジニアでSREの人')[0]).toBe('鈴木 一郎');
  expect(names('町工場を助ける会社')).toEqual(['株式会社ひより計画']);
});

const told = [
  item('斉藤 晴信', {}, { facts: ['北海道札幌市', '旭丘高校'], texts: ['雪の日の配達を減らしています。'] }),
  item('白石 汐', { description: '札幌の雪' }, { facts: ['沖縄県那覇市'], texts: [] }),
].map(foldItem);

test('saved search: finds by all that the server tells of a page, says why, and looks at no card then', () => {
  const found = findItems(told, '札幌の配達');
  expect(found.map((each) => [each.item.card.name, matchedIn(each)])).toEqual([
    ['斉藤 晴信', { words: ['札幌市', '配達'], facts: ['北海道札幌市'], sentence: '雪の日の配達を減らしています。' }],
  ]);
});

test('saved search: what a name found says no more', () => {
  expect(findItems(told, '斉藤').map(matchedIn)).toEqual([undefined]);
});

test('saved search: finds who is to be found by names alone by no other word', () => {
  const saved = [
    item('潮見商会', { description: '灯台に油を運びます。' }, { otherNames: ['しおみ'], facts: ['灯台守'] }),
  ];
  expect(findItems(saved.map(foldNames), '灯台')).toEqual([]);
  expect(findItems(saved.map(foldNames), 'シオミ')).toHaveLength(1);
});

test('saved search: finds by the words that an admin has set', () => {
  expect(findItems(told, 'ゆきぐにの人')).toEqual([]);
  const vocabulary = widenedBy([{ word: 'ゆきぐに', others: ['札幌'], oneWay: true }]);
  expect(findItems(told, 'ゆきぐにの人', vocabulary).map(({ item: { card } }) => card.name)).toEqual(['斉藤 晴信']);
});

test('saved search: folds an item again when what is searched of it has changed, and keeps the newest row beside it', () => {
  const fold = openFolding();
  const [before] = fold([item('林 芽衣', {}, { tags: ['営業'] })]);
  const fetched = { ...item('林 芽衣', {}, { tags: ['営業'] }), savedAt: 7 };
  const [same] = fold([fetched]);
  expect([same?.keys === before?.keys, same?.item]).toEqual([true, fetched]);
  const [changed] = fold([item('林 芽衣', {}, { tags: ['広報'] })]);
  expect(changed?.keys.tag).toEqual(['広報']);
});
