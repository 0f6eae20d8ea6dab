import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { loanDistance } from './loan-distance.ts';

const distance = (query: string, key: string) => loanDistance(fold(query), fold(key));

/** Words of no table here, written as Japanese dictionaries do. */
describe.each([
  ['Forest River', 'フォレストリバー'],
  ['Chocolate Island', 'チョコレートアイランド'],
  ['Knight Architect', 'ナイトアーキテクト'],
  ['Journey', 'ジャーニー'],
  ['Quartz', 'クォーツ'],
  ['Zephyr', 'ゼファー'],
  ['Square Thunder', 'スクエアサンダー'],
  ['Museum Theater', 'ミュージアムシアター'],
  ['Summit Timber', 'サミットティンバー'],
  ['Joana Whitecliff', 'ジョアナホワイトクリフ'],
  ['Phoenix', 'フェニックス'],
])('%s and %s', (english, kana) => {
  test('are one word, whichever is asked for', () => {
    expect(distance(english, kana).whole).toBeLessThan(0.15);
    expect(distance(kana, english).whole).toBeCloseTo(distance(english, kana).whole);
  });
});

test.each([
  ['Bird Note', 'バードノート', 'ボードノート'],
  ['Board Note', 'ボードノート', 'バードノート'],
  ['River Forest', 'リバーフォレスト', 'ラバーフォレスト'],
  ['Light Forest', 'ライトフォレスト', 'ルートフォレスト'],
])('%s is nearer to %s than to %s, which has the same consonants', (english, right, wrong) => {
  expect(distance(english, right).whole).toBeLessThan(distance(english, wrong).whole);
});

test('a name that begins with the word is met by its beginning, and not as a whole', () => {
  expect(distance('Chocolate', 'チョコレートファクトリー')).toMatchObject({
    whole: Number.POSITIVE_INFINITY,
    prefix: expect.closeTo(0, 1),
  });
  expect(distance('チョコレート', 'Chocolate Factory').prefix).toBeLessThan(0.12);
});

test.each([
  ['くう', 'Cool Water'],
  ['note', 'ノートルーム'],
])('%s is too short to be a beginning of %s', (query, key) => {
  expect(distance(query, key).prefix).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['other words', 'Orange', 'バナナ'],
  ['words that share their first letters only', 'Station', 'スタンプ'],
  ['one script', 'house', 'home'],
  ['kanji', 'house', '家'],
  ['three letters', 'sun', 'サン'],
  ['nothing', '', ''],
])('%s are not near: %s, %s', (_, query, key) => {
  const never = Number.POSITIVE_INFINITY;
  expect(distance(query, key)).toEqual({ whole: never, prefix: never });
});

test('only the first letters and sounds of an endless text count', () => {
  expect(loanDistance('a'.repeat(5000), 'あ'.repeat(5000)).whole).toBe(
    loanDistance('a'.repeat(40), 'あ'.repeat(5000)).whole,
  );
});
