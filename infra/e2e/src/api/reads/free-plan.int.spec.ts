import { describe, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { writeLongLists } from './long-lists.ts';
import { readList, sum } from './read-list.ts';

const api = apiTestAppPerFile(writeLongLists);

describe('the free plan', () => {
  it('shows 8 users of a company, on any page, with any filter', async () => {
    const seen = new Set<string>();
    for (const query of [
      'limit=50',
      'limit=5&page=2',
      'limit=5&page=3',
      'usageType=company',
      'usageType=private&limit=50',
    ]) {
      const { ids, total, counter } = await readList(api, `/api/company/tsubame/users?${query}`);
      for (const id of ids) seen.add(id);
      expect([total <= 8, sum(counter)]).toEqual([true, 8]);
    }
    expect(seen.size).toBe(8);
  });
  it('rejects more rows than a page has', async () => {
    expect((await api.ask('anonymous', { url: '/api/company/tsubame/users?limit=1000' })).statusCode).toBe(400);
  });
});
