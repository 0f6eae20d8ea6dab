import { accountId, companyId, instant } from '@meikan/domain';
import { expect, it } from 'vitest';
import { createPageIndex } from './page-index.ts';

const [first, second] = [companyId('first'), companyId('second')];
const page = { name: 'つばめ勘定', website: 'https://tsubame.example' };
const registered = (id: typeof first) =>
  ({
    type: 'company-registered',
    data: {
      ...page,
      companyId: id,
      reading: null,
      category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
      description: '説明です。',
      registeredBy: accountId('mio'),
      registeredAt: instant('2026-11-01T09:00:00.000Z'),
    },
  }) as const;
const removed = { type: 'company-removed', data: { reason: null } } as const;

it('finds a page by its present name and website, until it is gone', () => {
  const index = createPageIndex();
  expect(index.find(page)).toBeNull();
  index.apply(first, registered(first));
  expect(index.find({ ...page, website: 'http://www.tsubame.example/' })).toBe(first);
  index.apply(first, { type: 'company-basics-changed', data: { changes: { name: 'つばめ会計' } } });
  expect([index.find(page), index.find({ ...page, name: 'つばめ会計' })]).toEqual([null, first]);
  index.apply(first, removed);
  expect(index.find({ ...page, name: 'つばめ会計' })).toBeNull();
});

it('keeps the other of two that are the same when one goes', () => {
  const index = createPageIndex();
  for (const id of [first, second]) index.apply(id, registered(id));
  expect(index.find(page)).toBe(first);
  index.apply(first, removed);
  index.apply(first, removed);
  expect(index.find(page)).toBe(second);
});
