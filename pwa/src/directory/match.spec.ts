import { expect, test } from 'vitest';
import { matchOf } from './match.ts';

test('what a name found is marked as it was typed', () =>
  expect(matchOf(undefined, 'つばめ', ['つばめ勘定'])).toEqual({
    marks: { part: 'つばめ' },
    sentence: undefined,
    facts: [],
  }));

test('what a description found is marked by its words, and tells the facts that the row does not show', () =>
  expect(
    matchOf({ words: ['札幌市', 'SRE'], facts: ['北海道札幌市', 'SRE'], sentence: null }, '札幌のSRE', [
      '斉藤 晴信',
      '雲居／SRE',
    ]),
  ).toEqual({ marks: { words: ['札幌市', 'SRE'] }, sentence: undefined, facts: ['北海道札幌市'] }));
