import { expect, it } from 'vitest';
import { searchesByWord, widerSearches } from './near-searches.ts';
import type { SearchQuery } from './search-query.ts';
import { wordsOf } from './words-of.ts';

const wider = (query: SearchQuery) => widerSearches(query).map((each) => [each.label, each.query]);

it('conditions are left out one by one, prefectures widened to their regions first, from the first page', () => {
  const people: SearchQuery = { search: '港', kind: 'person', sort: 'newest' };
  const chosen = { prefecture: 'osaka,ehime', profession: 'student' };
  const kinki = 'mie,shiga,kyoto,osaka,hyogo,nara,wakayama';
  expect(wider({ ...people, ...chosen, page: 3 })).toEqual([
    ['近畿地方・四国地方に広げる', { ...people, ...chosen, prefecture: `${kinki},tokushima,kagawa,ehime,kochi` }],
    ['「学生」を外す', { ...people, prefecture: 'osaka,ehime' }],
    ['「大阪府」「愛媛県」を外す', { ...people, profession: 'student' }],
  ]);
});

it('a region that is a prefecture, whole regions, and prefectures that nobody knows are not widened', () => {
  const regions = (prefecture: string) => wider({ kind: 'company', prefecture }).map(([label]) => label);
  expect(regions('hokkaido')).toEqual(['「北海道」を外す']);
  expect(regions('tokushima,kagawa,ehime,kochi')).toHaveLength(1);
  expect(regions('atlantis')).toEqual(['「atlantis」を外す']);
});

it('categories are left out together; a search without conditions has none to leave out', () => {
  const asked: SearchQuery = { search: '港', kind: 'service' };
  expect(wider({ ...asked, categories: 'payroll,invoice' })).toEqual([['カテゴリーを外す', asked]]);
  expect(wider(asked)).toEqual([]);
});

it('a text of several words is looked for by each of them as it was typed, one of a single word by none', () => {
  const byWord = (text: string) => searchesByWord(wordsOf(text)).map(({ query }) => query.search);
  expect(byWord('港のSREと灯台の仕事')).toEqual(['港', 'SRE', '灯台', '仕事']);
  expect(byWord('灯台')).toEqual([]);
  expect(byWord('猫 犬 鳥 魚 虫 花 木')).toHaveLength(5);
});
