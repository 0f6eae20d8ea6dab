import { expect, it } from 'vitest';
import { findCounts, totalOf } from './find-counts.ts';

const page = {
  ...{ hits: [], total: 0, totalIsLowerBound: false, countsAreLowerBounds: false, tookMs: 0 },
  kinds: { article: 3 },
  counter: { tech_design_blog: 2, tech_blog: 2, it_company: 1 },
};

it('finds of all kinds are counted by kind alone', () => {
  expect(findCounts(page, undefined)).toEqual({ company: 0, service: 0, person: 0, article: 3 });
});

it('a kind of which none was found is not counted where not all pages were looked at', () => {
  expect(findCounts({ ...page, countsAreLowerBounds: true }, undefined)).toEqual({ article: 3 });
});

it.each([
  [false, false, undefined],
  [false, true, 'counter'],
  [true, true, 'total,counter'],
] as const)('a total that is a lower bound (%s) and counts that are (%s) are told as %s', (ofTotal, ofCounts, told) => {
  const { lowerBound } = totalOf({ ...page, totalIsLowerBound: ofTotal, countsAreLowerBounds: ofCounts });
  expect(lowerBound).toBe(told);
});

it('finds of a kind are counted by its main categories too', () => {
  const counts = { company: 0, service: 0, person: 0, article: 3, 'category:tech_design_blog': 2 };
  expect(findCounts(page, 'article')).toEqual(counts);
});

it('all years fit a header, and of the tags the most used ones', () => {
  const tags = Array.from({ length: 40 }, (_, at) => [`tag:${'長いタグ'.repeat(3)}${at}`, 50 - at] as const);
  const years = Array.from({ length: 40 }, (_, at) => [`year:${2026 - at}`, 1] as const);
  const counted = Object.keys(findCounts({ ...page, facets: Object.fromEntries([...tags, ...years]) }, 'article'));
  expect(counted.filter((key) => key.startsWith('year:'))).toHaveLength(40);
  expect(counted.filter((key) => key.startsWith('tag:'))).toEqual(tags.slice(0, 11).map(([tag]) => tag));
});
