import { expect, test } from 'vitest';
import { describe, readWords } from './describe.ts';
import { widenedBy } from './vocabulary.ts';

const typed = (text: string): string[] => describe(text)?.terms.map(({ forms }) => forms[0]?.text ?? '') ?? [];
const formsOf = (text: string): string[] =>
  describe(text)?.terms.flatMap(({ forms }) => forms.map((form) => form.text)) ?? [];

test.each([
  ['札幌のSRE', ['札幌', 'sre']],
  ['副業できるデザイナー', ['副業', 'でざいな']],
  ['電話が苦手な営業', ['電話', '苦手', '営業']],
  ['松本　エンジニア', ['松本', 'えんじにあ']],
  ['飲食店の予約', ['飲食店', '予約']],
  ['ｶﾌｪ巡りが好きな広報', ['かふえ巡り', '好き', '広報']],
  ['平成元年創業', ['平成元年', '創業']],
  ['10人以下の会社', ['10人以下']],
  ['プリパラ屋', ['ぷりぱら']],
  ['GIS系の港湾', ['gis', '港湾']],
  ['シリーズBの調達', ['しりずb', '調達']],
  ['プランAIの相談', ['ぷらん', 'ai', '相談']],
  ['提案ばかりの役所', ['提案', '役所']],
])('%s is parted into %j, without the words that join them', (text, words) => expect(typed(text)).toEqual(words));

test.each(['', '　', '・・！'])('nothing searchable in %j describes nothing', (text) =>
  expect(describe(text)).toBeUndefined(),
);

test.each(['の', 'してください', 'いますか'])('%s alone has no terms', (text) =>
  expect(describe(text)?.terms).toEqual([]),
);

test.each([
  ['猫', ['猫']],
  ['あ', []],
  ['7', []],
  ['ト 倉庫', ['倉庫']],
])('%s by itself is a term only as a kanji: %j', (text, words) => expect(typed(text)).toEqual(words));

test('a loanword is met in either script', () => {
  expect(formsOf('remote')).toContain('りもと');
  expect(formsOf('タイプスクリプト')).toContain('typescript');
});

test('a word is met by what means the same, by the stem of its inflection, and by a region of its prefectures', () => {
  expect(formsOf('信金')).toContain('信用金庫');
  expect(formsOf('在宅勤務')).toContain('りもと');
  expect(formsOf('働く')).toContain('働');
  expect(formsOf('近畿')).toEqual(expect.arrayContaining(['京都', '兵庫']));
  expect(formsOf('京都')).not.toContain('近畿');
});

test.each([
  ['登山が好きな人', 'person'],
  ['札幌のSRE', 'person'],
  ['離職率の低い会社', 'company'],
  ['エンジニアが働きやすい会社', 'company'],
  ['会社を辞めたエンジニア', 'person'],
  ['採用のセミナー', 'article'],
  ['履歴書の書き方', 'article'],
  ['引き受ける人', 'person'],
  ['カレー店', 'company'],
  ['松本', undefined],
])('%s speaks of the kind %s: the head of a phrase comes last', (text, kind) =>
  expect(describe(text)?.kind).toBe(kind),
);

test.each([
  ['電話が苦手な営業', true],
  ['森の図書館', false],
  ['一ノ瀬電機', false],
  ['月島いわさきしょk', false],
  ['松本 エンジニア 転職', false],
])('%s is a phrase: %s', (text, isPhrase) => expect(describe(text)?.query.isPhrase).toBe(isPhrase));

test('a word of one script is not cut out of another word', () => {
  expect(typed('スマートウォッチ')).toEqual(['すまとうおつち']);
  expect(typed('express')).toEqual(['express']);
});

test('a description is bounded however much is typed', () => {
  const { terms = [] } = describe('営業 経理 広報 人事 総務 法務 開発 設計 製造 物流') ?? {};
  expect(terms).toHaveLength(8);
  for (const { forms } of terms) expect(forms.length).toBeLessThanOrEqual(16);
});

const widened = widenedBy([
  { word: 'ゆのくに好き', others: ['銭湯', 'サウナ'], oneWay: false },
  { word: '営業', others: ['御用聞き'], oneWay: true },
]);
const widenedForms = (text: string): string[][] =>
  describe(text, widened)?.terms.map(({ forms }) => forms.map((form) => form.text)) ?? [];

const akinForms = (text: string, dictionary: (word: string) => readonly string[]) =>
  describe(text, widenedBy([], dictionary))?.terms[0]?.forms ?? [];

test('what a dictionary calls a word comes last among its forms and counts less than what the table calls it', () => {
  const forms = akinForms('給料の計算', (word) => (word === '給料' ? ['月給', '給与'] : []));
  const weights = new Map(forms.map(({ text, weight }) => [text, weight]));
  expect(forms.at(-1)?.text).toBe('月給');
  expect(weights.get('月給')).toBeLessThan(weights.get('給与') ?? 0);
  expect(describe('給料の計算')?.terms[0]?.forms.map(({ text }) => text)).not.toContain('月給');
});

test('what the platform cuts and the dictionary knows stays one word', () => {
  const dictionary = (word: string) => (word === '突き合わせ' ? ['照合'] : []);
  const words = (text: string) => describe(text, widenedBy([], dictionary))?.terms.map(({ forms }) => forms[0]?.text);
  expect(words('帳面の突き合わせ')).toEqual(['帳面', '突き合わせ']);
  expect(typed('帳面の突き合わせ')).not.toContain('突き合わせ');
});

test('a dictionary cuts no word and never makes a term longer than it may be', () => {
  const many = (word: string) => (word === '灯台' ? Array.from({ length: 40 }, (_, at) => `燈台${at}`) : []);
  expect(akinForms('灯台', many)).toHaveLength(16);
  expect(describe('海辺の灯台', widenedBy([], many))?.terms).toHaveLength(describe('海辺の灯台')?.terms.length ?? 0);
});

test('a word that is never cut has to do with the words that it is made of, then with its kanji', () =>
  expect(describe('飛び込み営業')?.terms[0]?.parts.map(({ text }) => text)).toEqual(['飛び込み', '営業']));

test('a vocabulary that is widened keeps its words whole and is met both ways, or one way only', () => {
  expect(widenedForms('ゆのくに好きの人')).toEqual([['ゆのくに好き', '銭湯', 'さうな']]);
  expect(widenedForms('サウナ')[0]).toContain('ゆのくに好き');
  expect(widenedForms('営業')[0]?.slice(0, 2)).toEqual(['営業', '御用聞き']);
  expect(widenedForms('御用聞き').flat()).not.toContain('営業');
});

test('a widened vocabulary leaves all other words as they are', () => {
  expect(describe('近畿の信金', widened)).toEqual(describe('近畿の信金'));
});

test('a text is read into its words as they are written, each with what else it is looked for by', () => {
  expect(readWords('ゆのくに好きなエンジニアの会社', widened)).toEqual([
    { word: 'ゆのくに好き', others: ['銭湯', 'サウナ'] },
    { word: 'エンジニア', others: expect.arrayContaining(['開発者']) },
  ]);
  expect(readWords('の', widened)).toEqual([]);
  expect(
    readWords(
      '照合',
      widenedBy([], () => ['突き合わせ']),
    ),
  ).toEqual([{ word: '照合', others: ['突き合わせ'] }]);
  const many = widenedBy([
    { word: 'あまた', others: Array.from({ length: 20 }, (_, at) => `多数${at}`), oneWay: true },
  ]);
  const [read] = readWords('あまた', many);
  expect(
    describe('あまた', many)
      ?.terms[0]?.forms.slice(1)
      .map(({ text }) => text),
  ).toEqual(read?.others);
});
