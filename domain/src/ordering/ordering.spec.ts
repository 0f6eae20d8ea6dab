import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPostedDate } from './articles.ts';
import { byCompanyOrder, type CompanyOrderFigures } from './companies.ts';
import { sortedByStart } from './work-experiences.ts';

it('sorts articles newest first, undated ones last, equal dates as they came', () => {
  const dates = { a: null, b: '2024-02-18', c: '2026-01-01', d: '2024-02-18', e: null };
  const articles = Object.entries(dates).map(([id, postedDate]) => ({ id, postedDate }));
  const ids = articles.sort(byPostedDate).map(({ id }) => id);
  expect(ids.join('')).toBe('cbdae');
});

it('sorts work by the latest start, unknown starts last', () => {
  const work = ['2014-04', null, '2021-04'].map((start) => ({ duration: { start } }));
  expect(sortedByStart(work).map(({ duration }) => duration.start)).toEqual(['2021-04', '2014-04', null]);
});

describe('companies', () => {
  const plain: CompanyOrderFigures = {
    numberWorkerChangePer3Months: null,
    totalFinance: null,
    previousCompanyCount: null,
    insuredPersonIncreaseCount: null,
    photoCount: 0,
    isVerified: false,
    hasLogo: false,
    companySize: null,
  };
  const order = byCompanyOrder('total_finance');
  it.each<[string, Partial<CompanyOrderFigures>, Partial<CompanyOrderFigures>]>([
    ['the chosen key decides first', { totalFinance: 2 }, { totalFinance: 1, insuredPersonIncreaseCount: 9 }],
    ['a known figure stands before an unknown one', { totalFinance: 0 }, { photoCount: 9 }],
    ['then the increase in insured persons', { insuredPersonIncreaseCount: -1 }, { photoCount: 9 }],
    ['then the photos', { photoCount: 1 }, { isVerified: true }],
    ['then the verified mark', { isVerified: true }, { hasLogo: true }],
    ['then a logo', { hasLogo: true }, { companySize: 9 }],
    ['then the size', { companySize: 1 }, { companySize: null }],
    ['keys that were not chosen count for nothing', { companySize: 1 }, { numberWorkerChangePer3Months: 9 }],
  ])('%s', (_why, first, second) => {
    expect(order({ ...plain, ...first }, { ...plain, ...second })).toBeLessThan(0);
    expect(order({ ...plain, ...second }, { ...plain, ...first })).toBeGreaterThan(0);
  });
  it('is a consistent order of any three companies', () => {
    const figure = fc.option(fc.integer({ min: -2, max: 2 }));
    const company = fc.record({
      numberWorkerChangePer3Months: figure,
      totalFinance: figure,
      previousCompanyCount: figure,
      insuredPersonIncreaseCount: figure,
      photoCount: fc.integer({ min: 0, max: 1 }),
      isVerified: fc.boolean(),
      hasLogo: fc.boolean(),
      companySize: figure,
    });
    fc.assert(
      fc.property(company, company, company, (a, b, c) => {
        expect(Math.sign(order(a, b)) + Math.sign(order(b, a))).toBe(0);
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
