import { expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { loanQueryStarts, loanStarts } from './loan-starts.ts';

const meets = (query: string, name: string): boolean =>
  loanQueryStarts(fold(query)).some((start) => loanStarts(fold(name)).includes(start));

test.each([
  ['Forest River', 'フォレストリバー'],
  ['Chocolate Island', 'チョコレートアイランド'],
  ['Cedar Timber Aster', 'シダーティンバーアスター'],
  ['Engineering', 'エンジニアリング'],
  ['Tiger', 'タイガー'],
])('%s and %s meet by their first consonants, whichever is asked for', (english, kana) => {
  expect([meets(english, kana), meets(kana, english)]).toEqual([true, true]);
});

test('a name that goes on is met by its beginning once it has three consonants', () => {
  expect(meets('Chocolate', 'チョコレートファクトリー')).toBe(true);
  expect(meets('Tiger', 'タイガーファクトリー')).toBe(false);
});

test('names in the script of the query are not met: they are found as they are written', () => {
  expect(meets('Chocolate', 'Chocolate Factory')).toBe(false);
  expect(meets('チョコレート', 'チョコレート工房')).toBe(false);
  expect(meets('チョコレート', 'チョコレートファクトリー')).toBe(false);
});

test.each(['家', 'AI', 'ア', '', '青葉システム', '2026'])('%j has no start', (text) => {
  expect([loanStarts(fold(text)), loanQueryStarts(fold(text))]).toEqual([[], []]);
});

test('what letters leave open is bounded', () => {
  expect(loanQueryStarts('chargecheckchurchschedule').length).toBeLessThanOrEqual(8);
  expect(loanStarts('chargecheckchurchschedule').length).toBeLessThanOrEqual(24);
});
