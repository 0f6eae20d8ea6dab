import { expect, test } from 'vitest';
import { type GroupWord, groupsWorthKeeping } from './groups-worth-keeping.ts';
import { openDictionary } from './index.ts';

const dictionary = openDictionary();

test.each([
  ['照合', '突き合わせ'],
  ['給料', '月給'],
  ['パソコン', 'PC'],
])('%s is also called %s, and the other way round', (word, other) => {
  expect(dictionary(word)).toContain(other);
  expect(dictionary(other)).toContain(word);
});

test('a word is known in any spelling, and never called itself', () => {
  for (const spelled of ['さらりー', 'ＳＡＬＡＲＹ']) expect(dictionary(spelled)).toContain('給料');
  expect(dictionary('給料')).not.toContain('給料');
});

test('a word of several groups is called what each of them calls it', () =>
  expect(dictionary('退職')).toEqual(expect.arrayContaining(['リタイア', '引退'])));

test.each(['ゆのくに', '', '・'])('%j, which the dictionary does not hold, is called nothing else', (word) =>
  expect(dictionary(word)).toEqual([]),
);

const word = (text: string, told: Partial<GroupWord> = {}): GroupWord => ({
  ...{ text, isAmbiguous: false, isShortened: false, fields: [] },
  ...told,
});

test('a group keeps each spelling once that the folding tells apart', () =>
  expect(
    groupsWorthKeeping([['突き合わせ', '突合せ', 'ツキアワセ', 'つきあわせ', '照合'].map((text) => word(text))]),
  ).toEqual([['突き合わせ', '突合せ', 'ツキアワセ', '照合']]));

test.each([
  ['that means too much else', word('表', { isAmbiguous: true })],
  ['that only names a company', word('日の出商会', { fields: ['企業名'] })],
  ['of a single character', word('金')],
  ['of more characters than anybody types', word('特定非営利活動促進法施行規則')],
  ['that would not stay one word of the table', word('personal 計算機')],
])('a word %s is left out', (_, left) => {
  expect(groupsWorthKeeping([[word('照合'), word('突き合わせ'), left]])).toEqual([['照合', '突き合わせ']]);
  expect(groupsWorthKeeping([[word('照合'), left]])).toEqual([]);
});

test('a group that carries English into katakana is left out, one that shortens it is kept', () => {
  expect(groupsWorthKeeping([[word('リマインダー'), word('reminder')]])).toEqual([]);
  const shortened = [word('コンバージョン'), word('CV', { isShortened: true })];
  expect(groupsWorthKeeping([shortened])).toEqual([['コンバージョン', 'CV']]);
});
