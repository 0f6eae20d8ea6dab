import { getTopPageData } from '@meikan/contracts';
import { eventually } from '@meikan/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';
import { readList } from './read-list.ts';

/** Two services of the kana row な; the one that most use is taken off search. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('listed', { name: 'なつめ' });
  await write.company('off', { name: 'なずな' });
  await write.company('firm', { name: 'ひいらぎ', category: 'business_company' });
  await write.usage({ kind: 'company', id: 'firm' }, 'off', 'company-using');
  await write.flag('off', 'show-on-search-page', false);
});
const idsAt = async (url: string, who: Who = 'anonymous') => {
  const { ids, total } = await readList(api, url, who);
  return { ids, total };
};
const LISTED = { ids: ['listed'], total: 1 };

describe('a page that is removed from the search', () => {
  it.each<Who>(['anonymous', 'general', 'admin'])(
    'is in no sort order of the list of services, for %s',
    async (who) => {
      const inOrder = (sort: string) => idsAt(`/api/company/search?type=service&sort=${sort}`, who);
      // The index follows the tables.
      await eventually(async () => expect(await inOrder('TWITTER')).toEqual(LISTED));
      expect(await inOrder('VISITOR')).toEqual(LISTED);
    },
  );

  it('is neither in its row of the kana table nor counted there', async () => {
    const { ids, total, counter } = await readList(api, `/api/search/names?index=${encodeURIComponent('な')}`);
    expect({ ids, total, counter }).toEqual({ ...LISTED, counter: { service: 1 } });
  });

  it.each(['', 'explore=web-service'])('is none of the most used services: %s', async (explore) => {
    expect(await idsAt(`/api/company/using-services?${explore}`)).toEqual(LISTED);
  });

  it('is neither a service of the top page nor counted there', async () => {
    const { payload } = await readAs(api)('anonymous', '/api/company/top-page-data');
    const { popularServices, nameIndex } = z.object(getTopPageData.answer.shape).parse(payload);
    expect(popularServices.map(({ id }) => id)).toEqual(['listed']);
    expect(nameIndex.find(({ key }) => key === 'な')).toEqual({ key: 'な', count: 1 });
  });

  it('keeps its page, and its place in the list of all companies for admins', async () => {
    expect((await readAs(api)('anonymous', '/api/company/off')).payload).toMatchObject({ id: 'off', isPublic: true });
    expect((await idsAt('/api/company?limit=50', 'admin')).ids).toContain('off');
  });
});
