import { expect, test } from 'vitest';
import { describe } from './described/describe.ts';
import { rankDescribed } from './described/rank.ts';
import { findPages } from './find-pages.ts';
import { type Searchable, searchKeys } from './keys.ts';

const page = (kind: string, name: string, told: Partial<Searchable> = {}) => ({
  kind,
  name,
  keys: searchKeys({ name, otherNames: [], reading: undefined, tags: [], facts: [], texts: [], ...told }),
});

const PAGES = [
  page('person', '星野 澪', {
    tags: ['エンジニア'],
    facts: ['長野県松本市', 'SRE', '登山・ハイキング', 'キャンプ：初心者'],
  }),
  page('person', '空木 そら', {
    tags: ['営業'],
    facts: ['長野県松本市', 'キャンプ'],
    texts: ['電話が苦手でした。初心者です。'],
  }),
  page('company', 'つばめ商会', { facts: ['長野県松本市'], texts: ['町工場の月末の締めを縮めます。'] }),
  page('article', '松本で冬を越す', { texts: ['空木 そら 営業 長野県松本市'] }),
  page('service', '営業帳', { texts: ['名刺を束ねます。'] }),
];
const found = (text: string): string[] => findPages(PAGES, text).map(({ page: { name } }) => name);

test.each([
  ['a town and a trade from two fields', '松本のSRE', '星野 澪'],
  ['a hobby by another word', '山登りが好きな人', '星野 澪'],
  ['a problem in its own words', '電話が苦手な営業', '空木 そら'],
  ['a word for a kind of page', '松本の会社', 'つばめ商会'],
  ['words that stand side by side', 'キャンプ初心者', '星野 澪'],
  ['what is hardly said so', '工場の月末', 'つばめ商会'],
])('%s: %s finds %s first', (_, text, name) => expect(found(text)[0]).toBe(name));

test('all words come first, then most of them', () => {
  expect(found('松本 営業 電話').slice(0, 1)).toEqual(['空木 そら']);
  expect(found('松本 営業 電話')).toContain('つばめ商会');
});

test('a word that nobody holds keeps nothing from being found', () => {
  expect(found('松本の弁護士')).toContain('星野 澪');
  expect(found('弁理士')).toEqual([]);
});

test('who is called so comes before who is described so', () => {
  expect(found('つばめ商会')).toEqual(['つばめ商会']);
  expect(found('営業')[0]).toBe('営業帳');
});

test('a phrase finds whom it fits beside a title that begins and ends as it does', () => {
  const pages = [...PAGES, page('article', '電話が苦手なまま営業になった話')];
  expect(findPages(pages, '電話が苦手な営業').map(({ page: { name } }) => name)).toEqual(
    expect.arrayContaining(['空木 そら', '電話が苦手なまま営業になった話']),
  );
});

test('a typing error in a name finds the name', () => expect(found('つばね商会')).toEqual(['つばめ商会']));

test.each([
  ['Forest River', 'フォレストリバー'],
  ['フォレストリバー', 'Forest River'],
])('%s finds the page that is called %s', (text, name) => {
  const pages = [...PAGES, page('company', name), page('company', 'フロスト'), page('company', 'Frost')];
  expect(findPages(pages, text).map((found) => found.page.name)).toEqual([name]);
});

test('a short Latin word is met where it stands by itself', () => {
  const pages = [page('company', 'express'), page('person', '森', { facts: ['広報PR'] })];
  expect(findPages(pages, 'PRの人').map(({ page: { name } }) => name)).toEqual(['森']);
});

test('neighbours count as such only where a page meets both of them', () => {
  const told = ['PR担当', 'PRをひとりで引き受けています。担当', 'espr担当', 'esxr担当'];
  const pages = told.map((text, at) => page('person', `森 ${at}`, { facts: ['担当'], texts: [text] }));
  const asked = describe('PR 担当');
  const ranked = asked === undefined ? [] : rankDescribed(pages, asked);
  const [beside, apart, inside, without] = told.map(
    (_, at) => ranked.find((each) => each.page.name === `森 ${at}`)?.points ?? Number.NaN,
  );
  expect(beside).toBeGreaterThan(apart ?? Number.NaN);
  expect(inside).toBe(without);
});

test('an empty text keeps all pages, signs alone none', () => {
  expect(found('')).toHaveLength(PAGES.length);
  expect(found('・・')).toEqual([]);
});
