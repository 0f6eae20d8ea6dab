import { expect, it } from 'vitest';
import { categoryChips, narrowed, serviceQuery, unfiltered, usageChips } from './service-filter.ts';

const all = unfiltered('web');

it('asks for everything under the tab, most followed first, until something is chosen', () => {
  expect(serviceQuery(all)).toEqual({ page: '1', limit: '12', tab: 'web', sort: 'TWITTER' });
});

it('asks for what is chosen', () => {
  const filter = narrowed(narrowed(all, { usageType: 'company', mainCategory: 'partner' }), {
    obtained: 'not-obtained',
    sort: 'NEWEST',
  });
  expect(serviceQuery(filter)).toEqual({
    page: '1',
    limit: '12',
    tab: 'web',
    sort: 'NEWEST',
    mainCategory: 'partner',
    usageType: 'company',
    obtained: 'not-obtained',
  });
});

it('shows the first page of a changed filter', () => {
  expect(narrowed({ ...all, page: 3 }, { sort: 'VISITOR' }).page).toBe(1);
});

it('offers all, and the ways of using that occur', () => {
  expect(usageChips({ company: 2, sns_community: 2 }).map(({ value, count }) => [value, count])).toEqual([
    ['', 2],
    ['company', 2],
  ]);
});

it('offers the categories that occur, but not the partners’', () => {
  expect(categoryChips({ private: 3, sns_community: 2, partner: 1 })).toEqual([
    { value: '', label: 'すべて', count: 3 },
    { value: 'sns_community', label: 'SNS・コミュニティ', count: 2 },
  ]);
});
