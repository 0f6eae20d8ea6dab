import { expect, it } from 'vitest';
import { categoryChips, serviceFilter, serviceQuery, usageChips } from './service-filter.ts';

const EVERYTHING = { page: '1', limit: '12', tab: 'web', sort: 'TWITTER' };

it('service filter: asks for the whole tab by followers by default', () => {
  expect(serviceQuery('web', serviceFilter({}))).toEqual(EVERYTHING);
});

it('service filter: asks for what the address names', () => {
  const chosen = { usage: 'company', category: 'partner', obtained: 'not-obtained', sort: 'NEWEST', page: 2 };
  expect(serviceQuery('web', serviceFilter(chosen))).toEqual({
    page: '2',
    limit: '12',
    tab: 'web',
    sort: 'NEWEST',
    mainCategory: 'partner',
    usageType: 'company',
    obtained: 'not-obtained',
  });
});

it('service filter: ignores unknown choices of the address', () => {
  const evil = { usage: 'evil', category: 'evil', obtained: 'evil', sort: 'evil' };
  expect(serviceQuery('web', serviceFilter(evil))).toEqual(EVERYTHING);
});

it('service filter: offers all, and the ways of using that occur', () => {
  expect(usageChips({ company: 2, sns_community: 2 }).map(({ value, count }) => [value, count])).toEqual([
    ['', 2],
    ['company', 2],
  ]);
});

it("service filter: offers the categories that occur, but not the partners'", () => {
  expect(categoryChips({ private: 3, sns_community: 2, partner: 1 })).toEqual([
    { value: '', label: 'すべて', count: 3 },
    { value: 'sns_community', label: 'SNS・コミュニティ', count: 2 },
  ]);
});
