import { expect, test } from 'vitest';
import { type Marks, placesOf } from './marks.ts';

const marked = (text: string, marks: Marks) => placesOf(text, marks).map(({ from, to }) => text.slice(from, to));

test.each([
  ['株式会社つばめ勘定', 'つばめ', ['つばめ']],
  ['ＳＲＥの仕事', 'sre', ['ＳＲＥ']],
  ['クラウド', 'クラ', ['クラ']],
  ['みかん', '', []],
  ['みかん', 'りんご', []],
])('%s, looked for by %j, is marked at %j', (text, part, places) => expect(marked(text, { part })).toEqual(places));

test('words are marked each time that they stand there, the longer one of two', () =>
  expect(marked('松本の人と松本市の人', { words: ['松本', '松本市', '人'] })).toEqual(['松本', '人', '松本市', '人']));

test('a Latin word is not marked within a longer one', () => {
  expect(marked('express と PR', { words: ['pr'] })).toEqual(['PR']);
  expect(marked('データエンジニア、法人営業', { words: ['データ', '営業'] })).toEqual(['データ', '営業']);
});

test('a text that gets longer when it is folded has no marks', () =>
  expect(marked('㈱つばめ', { part: 'つばめ' })).toEqual([]));
