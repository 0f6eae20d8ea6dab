import { expect, test } from 'vitest';
import { foldCore } from './corporate-forms.ts';
import { fold, foldWidth, MAX_BODY_LENGTH } from './fold.ts';
import { KANJI_VARIANTS } from './kanji-variants.ts';

test.each([
  ['half width kana', 'ｻｰﾊﾞｰ', 'サーバー'],
  ['half width sounds', 'ﾊﾟﾋﾟﾌﾟ', 'パピプ'],
  ['full width Latin', 'ＭＥＩＫＡＮ　２１', 'meikan 21'],
  ['capitals', 'GitBook', 'gitbook'],
  ['accents', 'Café Ōsaka', 'cafe osaka'],
  ['hiragana for katakana', 'さーばー', 'サーバー'],
  ['a long vowel left out', 'サーバ', 'サーバー'],
  ['another dash for it', 'サ－バ－', 'サーバー'],
  ['ヴァ for バ', 'ヴァイオリン', 'バイオリン'],
  ['ヴ for ブ', 'ラヴ', 'ラブ'],
  ['ェイ for ェー', 'フェイス', 'フェース'],
  ['small kana', 'キャノン', 'キヤノン'],
  ['old kana', 'ヱビス', 'エビス'],
  ['ぢ for じ', 'こぢんまり', 'こじんまり'],
  ['the middle dot', 'トート・バッグ', 'トートバッグ'],
  ['spaces', '黒﨑 澪', '黒崎澪'],
  ['punctuation', '「名鑑」、です！', '名鑑です'],
  ['repeated kanji', '佐々木', '佐佐木'],
  ['three Saitō', '齋藤', '斉藤'],
  ['radicals of a PDF file', '⻑野⻘果の⻨', '長野青果の麦'],
  ['a radical of an old form', '⻱井', '龜井'],
  ['radicals that NFKC knows', '⼾⽥', '戸田'],
  ['a tall Takashima', '髙嶋', '高島'],
  ['two Watanabe', '渡邉', '渡邊'],
  ['a variation selector', '葛\u{e0100}城', '葛城'],
  ['a combining sound mark', 'か\u3099', 'が'],
])('%s: %s is %s', (_, one, other) => expect(fold(one)).toBe(fold(other)));

test.each([
  ['C++', 'c++'],
  ['C#入門', 'c#入門'],
  ['#タグ', 'たぐ'],
  ['A&B', 'ab'],
  ['a|b', 'ab'],
  ['a\u0000b', 'ab'],
  ['\ud83d', ''],
  ['★！', ''],
  ['𠮷野家', '吉野家'],
])('%j folds to %j', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['株式会社さくら', 'さくら'],
  ['さくら株式会社', 'さくら'],
  ['㈱さくら', 'さくら'],
  ['（有）さくら', 'さくら'],
  ['認定NPO法人さくら', 'さくら'],
  ['税理士法人さくら', 'さくら'],
  ['Sakura Co., Ltd.', 'sakura'],
  ['Sakura, Inc.', 'sakura'],
  ['Incubate', 'incubate'],
  ['ＳＡＫＵＲＡ　ＫＫ', 'sakura'],
  ['株式会社', '株式会社'],
  ['Limited', 'limited'],
])('the core of %s is %s', (name, core) => expect(foldCore(name)).toBe(core));

test('folding twice is folding once', () => {
  for (const text of ['ﾊﾞｯｸﾞ', '髙嶋データ', 'C#', 'フェイス', 'ヴヴヴァ', '佐々々木'])
    expect(fold(fold(text))).toBe(fold(text));
});

test('no variant leads to another variant', () => {
  for (const chosen of KANJI_VARIANTS.values()) expect(KANJI_VARIANTS.has(chosen), chosen).toBe(false);
});

test('width folding keeps what the name looks like', () => expect(foldWidth('㈱ﾂﾊﾞﾒ・Ａ')).toBe('(株)ツバメ・a'));

test('long and growing texts are cut', () => {
  expect(fold('ﷺ'.repeat(100_000), MAX_BODY_LENGTH).length).toBeLessThanOrEqual(MAX_BODY_LENGTH);
  expect(fold('々'.repeat(100_000)).length).toBeLessThanOrEqual(120);
});

test.each(['ー', '々', '#', 'a#', ' ', 'ぇい', '\u3099', 'か\u3099', ',', ', inc', '株式会社', '㈱'])(
  'work grows with the length only: %j',
  (unit) => {
    const text = unit.repeat(200_000);
    const before = process.cpuUsage();
    foldCore(text);
    fold(text, text.length);
    const { user, system } = process.cpuUsage(before);
    // CPU time in µs: linear work takes a twentieth of it, quadratic work half a minute.
    expect(user + system).toBeLessThan(2_000_000);
  },
);
