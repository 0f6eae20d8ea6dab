import { expect, it } from 'vitest';
import { countsWithin, facetChoices, folded, spellingsIn } from './facet-choices.ts';
import type { SearchQuery } from './search-query.ts';

const none = new Map<string, string>();
const choicesOf = (
  query: SearchQuery,
  counter: Readonly<Record<string, number>>,
  total = 9,
  spellings: ReadonlyMap<string, string> = none,
) =>
  facetChoices(query, { counter, total, spellings }).map(({ title, values }) => [
    title,
    values.map(({ label, count, isChosen }) => [label, count, isChosen]),
  ]);

it('the values of a facet stand by how many there are, with what is chosen though nobody has it', () => {
  const counter = { person: 9, 'profession:hr': 2, 'profession:engineer': 5, 'industry:game': 1 };
  expect(choicesOf({ kind: 'person', profession: 'sales,hr' }, counter)).toEqual([
    [
      '職種',
      [
        ['エンジニア', 5, false],
        ['人事', 2, true],
        ['営業', undefined, true],
      ],
    ],
  ]);
});

it('sizes stand from small to large and years from new to old, however many there are', () => {
  const sizes = { 'size:size_100_500': 3, 'size:size_1_10': 1 };
  expect(choicesOf({ kind: 'company' }, sizes)).toEqual([
    ['従業員数', [expect.arrayContaining(['1-10名']), expect.arrayContaining(['100-500名'])]],
  ]);
  const years = { 'year:2024': 3, 'year:2026': 1 };
  expect(choicesOf({ kind: 'article' }, years)).toEqual([
    ['公開した年', [expect.arrayContaining(['2026年']), expect.arrayContaining(['2024年'])]],
  ]);
});

it('a facet whose one value all finds have is left out, unless it is chosen', () => {
  const counter = { 'hiring:open': 9 };
  expect(choicesOf({ kind: 'company' }, counter)).toEqual([]);
  expect(choicesOf({ kind: 'company', hiring: 'open' }, counter)).toEqual([['採用', [['採用中', 9, true]]]]);
});

it('a tag is told as the finds spell it, and is chosen in any spelling', () => {
  const spellings = spellingsIn([{ item: { tags: ['SRE', '干物'] } }, {}]);
  const counter = { 'tag:sre': 3, 'tag:react': 2 };
  expect(choicesOf({ kind: 'article', tag: 'ＳＲＥ' }, counter, 9, spellings)).toEqual([
    [
      'タグ',
      [
        ['SRE', 3, true],
        ['react', 2, false],
      ],
    ],
  ]);
});

it('the one tag that is chosen counts as many as there are finds, though too rare to be counted beside others', () => {
  expect(choicesOf({ kind: 'article', tag: '干物' }, { 'tag:sre': 3 }, 2)).toEqual([
    [
      'タグ',
      [
        ['sre', 3, false],
        ['干物', 2, true],
      ],
    ],
  ]);
});

it('six values are shown, with those that are chosen wherever they stand', () => {
  const values = Array.from({ length: 9 }, (_, at) => ({ value: `${at}`, label: '', count: 1, isChosen: at === 7 }));
  expect(folded(values).map((part) => part.map(({ value }) => value).join(''))).toEqual(['0123457', '68']);
});

it('all kinds together, services and rows of names have no facets', () => {
  const counter = { 'profession:hr': 2, 'industry:game': 1 };
  expect([choicesOf({}, counter), choicesOf({ kind: 'service' }, counter)]).toEqual([[], []]);
});

it('the counts of a group are those under its name alone', () => {
  expect(countsWithin({ company: 3, 'tag:tag:x': 2, 'tagged:y': 1 }, 'tag')).toEqual({ 'tag:x': 2 });
});
