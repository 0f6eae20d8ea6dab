import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { type Matched, matchedBy } from './matched.ts';
import { inParts } from './points.ts';

const page = {
  name: '折原 拓海',
  tags: ['エンジニア'],
  facts: ['長野県松本市', 'SRE', '副業：開発', '登山'],
  texts: [
    'はじめまして。信用金庫でコーヒーを淹れてきました。山とコーヒーが好きです。',
    '夜中のアラートを減らす話なら、いくらでもできます。',
  ],
};

function found(text: string, told: Partial<typeof page> = {}): Matched {
  const terms = describe(text)?.terms ?? [];
  return matchedBy(
    { ...page, ...told },
    terms.map((term) => ({ term, rarity: term.weight, full: term.weight })),
  );
}

test('a description is met by the facts that hold its words, in the order in which they were typed', () =>
  expect(found('松本市のSRE')).toEqual({ words: ['松本市', 'SRE'], facts: ['長野県松本市', 'SRE'], sentence: null }));

test('what no fact says is told by the sentence that says most of it', () =>
  expect(found('松本 コーヒー 信金')).toMatchObject({
    facts: ['長野県松本市'],
    sentence: '信用金庫でコーヒーを淹れてきました。',
  }));

test('a word is met as it is written on the page, whole, by another word for it, by another script, and by its stem', () => {
  expect(found('信金').words).toEqual(['信用金庫']);
  expect(found('ｴﾝｼﾞﾆｱ').words).toEqual(['エンジニア']);
  expect(found('デザイン', { facts: ['UIデザイナー'] }).words).toEqual(['デザイナー']);
  expect(found('減る アラート').words).toEqual(['減らす', 'アラート']);
});

test('a word in the name asks for no sentence', () =>
  expect(found('折原')).toEqual({ words: ['折原'], facts: [], sentence: null }));

test('a fact that says nothing else comes before one that says more, and the typed word before another for it', () => {
  expect(found('登山', { facts: ['趣味：登山', '登山'] }).facts).toEqual(['登山']);
  expect(found('信金', { facts: ['信用金庫', '元信金の経理'] }).facts).toEqual(['元信金の経理']);
});

test('a short Latin word is no part of another, and one kanji of a longer word is none', () => {
  expect(found('PR', { facts: ['express'], texts: ['Express で書く'] }).words).toEqual([]);
  const terms = (describe('酪農')?.terms ?? []).map((term) => ({ term: inParts(term), rarity: 1, full: 1 }));
  expect(matchedBy({ ...page, texts: ['農業と酪の話'] }, terms)).toEqual({ words: [], facts: [], sentence: null });
});

test('what is only said around what is looked for is not shown', () =>
  expect(found('登山が好き')).toEqual({ words: ['登山'], facts: ['登山'], sentence: null }));

test('a word that no page holds shows nothing', () => {
  const terms = (describe('コーヒー')?.terms ?? []).map((term) => ({ term, rarity: 0, full: 1 }));
  expect(matchedBy(page, terms).words).toEqual([]);
});

test('a long sentence is cut around its word, between words', () => {
  const long = `${'あちこちの町の店を回り、'.repeat(12)}珈琲焙煎を学び、${'その土地の人と話しました、'.repeat(12)}`;
  const { sentence } = found('焙煎', { facts: [], texts: [long] });
  expect(sentence).toMatch(/^…[^、].*珈琲焙煎.*…$/u);
  expect(sentence?.length).toBeLessThanOrEqual(92);
  expect(long).toContain(sentence?.slice(1, -1));
});

test('a page that says one word over and over shows it once', () => {
  const { words, sentence } = found('猫 カフェ', { facts: [], tags: [], texts: ['猫'.repeat(100_000)] });
  expect([words, sentence?.length]).toEqual([['猫'], 91]);
});

test('what is answered is bounded however much a page tells', () => {
  const words = Array.from({ length: 30 }, (_, at) => `登山${at}`);
  const { words: marked, facts } = found('登山 営業 経理 広報 人事 総務 法務 開発', {
    facts: ['営業', '経理', '広報', '人事', '総務', '法務', '開発', ...words],
  });
  expect(facts).toHaveLength(4);
  expect(marked.length).toBeLessThanOrEqual(16);
});
