import { expect, it } from 'vitest';
import { NO_FILTER, narrowed, serviceQuery, usageChips } from './service-filter.ts';

it('asks for everything, newest first, until something is chosen', () => {
  expect(serviceQuery(NO_FILTER)).toEqual({ page: '1', limit: '12', sort: 'NEWEST' });
});

it('asks for what is chosen', () => {
  const filter = narrowed(narrowed(NO_FILTER, { usageType: 'company' }), { obtained: 'not-obtained', sort: 'TWITTER' });
  expect(serviceQuery(filter)).toEqual({
    page: '1',
    limit: '12',
    sort: 'TWITTER',
    usageType: 'company',
    obtained: 'not-obtained',
  });
});

it('shows the first page of a changed filter', () => {
  expect(narrowed({ ...NO_FILTER, page: 3 }, { sort: 'VISITOR' }).page).toBe(1);
});

it('offers all, and the ways of using that occur', () => {
  expect(usageChips({ company: 2 }).map(({ value, count }) => [value, count])).toEqual([
    ['', 2],
    ['company', 2],
  ]);
});
