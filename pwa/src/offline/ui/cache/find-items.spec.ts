import { expect, test } from 'vitest';
import { itemOf } from '../../cache/cached-rows.ts';
import type { Card } from '../../cache/index.ts';
import { aThing } from '../../cache/testing/some-rows.ts';
import { findItems } from './find-items.ts';

const item = (name: string, card: Partial<Card> = {}) => {
  const thing = aThing(name);
  return itemOf(
    { ...thing, card: { ...thing.card, name, ...card } },
    { answers: new Map(), pictures: new Map(), reasons: new Map() },
  );
};
const items = [
  item('佐藤 花子', { reading: 'さとう はなこ' }),
  item('株式会社ひより計画', { description: '松本の町工場の帳簿を預かります。' }),
  item('鈴木 一郎', { reading: 'すずき いちろう', tags: ['TypeScript'], note: '松本のSRE' }),
];
const names = (text: string) => findItems(items, text).map(({ card }) => card.name);

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
