import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchDoc, SearchPort } from '../port.ts';
import { sampleDoc } from './sample-docs.ts';

const anonymous = { kind: 'anonymous' } as const;
const all = { text: '', viewer: anonymous, sort: 'relevance', page: 1, pageSize: 20, counter: true } as const;

/** What every adapter keeps where a kind or categories are chosen, over the documents of the sample. */
export function describeChoices(opened: () => SearchPort): void {
  describe('choices', () => {
    test.each([
      ['a name', 'つばめ'],
      ['a typing error', 'つばめ定勘'],
      ['a description', '請求や原価の管理'],
      ['nothing', ''],
    ])('a chosen kind narrows the hits and leaves the counts as they are: %s', async (_, text) => {
      const asked = { ...all, text };
      const every = await opened().search(asked);
      for (const kind of ['company', 'service', 'person', 'article'] as const) {
        const ofKind = every.hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
        const narrowed = await opened().search({ ...asked, kind });
        expect(narrowed.hits.map(({ id }) => id)).toEqual(ofKind);
        expect([narrowed.total, narrowed.kinds?.[kind] ?? 0]).toEqual([ofKind.length, ofKind.length]);
        expect([narrowed.kinds, narrowed.counter]).toEqual([every.kinds, every.counter]);
      }
      expect(every.total).toBe(Object.values(every.kinds ?? {}).reduce((sum, count) => sum + count, 0));
    });

    test('counts per category of every level, whatever category is chosen', async () => {
      const page = await opened().search({ ...all, categories: ['invoice_software'] });
      expect(page.total).toBe(1);
      expect(page.counter).toMatchObject({
        accounting_finance: 2,
        accounting_software: 1,
        invoice_software: 1,
        business_company: 2,
      });
      const typed = await opened().search({ ...all, text: 'つばめ', categories: ['accounting_finance'] });
      expect(typed.total).toBe(1);
      expect(typed.counter).toEqual({
        business_service: 1,
        accounting_finance: 1,
        accounting_software: 1,
        business_company: 1,
        it_company: 1,
        product_company: 1,
      });
    });

    test.each([
      ['a name', 'つばめ勘定', 'accounting_finance'],
      ['a name under the wrong form', '合同会社つばめ勘定', 'accounting_finance'],
      ['a name and what holds it in part', 'つばめ', 'private_blog'],
      ['a description', '月末の締め', 'accounting_finance'],
      ['a loanword in the other script', 'サーバー note', 'accounting_software'],
      ['a typing error', 'つばめ定勘', 'private_blog'],
    ])('a category that holds no hit leaves the counter as it is: %s', async (_, text, category) => {
      const asked = { ...all, text };
      const everywhere = await opened().search(asked);
      expect(everywhere.total).toBeGreaterThan(0);
      const within = await opened().search({ ...asked, categories: [category] });
      expect(within).toMatchObject({ hits: [], total: 0 });
      expect(within.counter).toEqual(everywhere.counter);
    });

    test('kinds are counted whatever is chosen, and categories in the chosen facets', async () => {
      const page = await opened().search({
        ...all,
        categories: ['it_company'],
        facets: { prefecture: ['hokkaido'] },
      });
      expect(page.kinds).toEqual({ company: 2, service: 2, person: 1, article: 1 });
      expect(page).toMatchObject({ total: 1, counter: { business_company: 1, it_company: 1, product_company: 1 } });
    });

    describe('in a directory of potters', () => {
      beforeAll(async () => {
        await opened().settled(await opened().upsert(POTTERS));
      });
      afterAll(async () => {
        const gone = POTTERS.map(({ kind, id }) => ({ kind, id, docVersion: 2n }));
        await opened().settled(await opened().remove(gone));
      });

      test.each(WAYS_TO_POTTERS)(
        'a facet counts as if nothing of it were chosen, in all that is chosen besides: %s',
        async (_, text) => {
          const asked = { ...all, text, tags: ['薪窯'], kind: 'person', countFacets: ['trade', 'town'] } as const;
          const page = await opened().search({ ...asked, facets: { trade: ['potter'] } });
          expect(page.hits.map(({ id }) => id).sort()).toEqual(['p1', 'p2']);
          expect(page.facets).toEqual({ 'trade:potter': 2, 'trade:weaver': 1, 'town:mashiko': 1, 'town:seto': 1 });
          const either = await opened().search({ ...asked, facets: { trade: ['potter', 'weaver'], town: ['seto'] } });
          expect(either.hits.map(({ id }) => id).sort()).toEqual(['p2', 'p3']);
          expect(either.facets).toEqual({ 'trade:potter': 1, 'trade:weaver': 1, 'town:mashiko': 1, 'town:seto': 2 });
        },
      );
    });

    describe('in which two have made things', () => {
      beforeAll(async () => {
        await opened().settled(await opened().upsert(MADE));
      });
      afterAll(async () => {
        await opened().settled(await opened().remove(MADE.map(({ kind, id }) => ({ kind, id, docVersion: 2n }))));
      });

      test.each(WAYS_TO_POTTERS)('nothing of the people who are left out is found or counted: %s', async (_, text) => {
        const asked = { ...all, text, tags: ['薪窯'], countFacets: ['trade'] };
        const page = await opened().search({ ...asked, without: ['m1', 'nobody'] });
        expect(page.hits.map(({ id }) => id).sort()).toEqual(['m2', 'm2-diary', 'studio']);
        expect(page.kinds).toEqual({ person: 1, article: 1, company: 1 });
        expect([page.total, page.counter, page.facets]).toEqual([3, { diary: 1 }, { 'trade:weaver': 2 }]);
        expect((await opened().search({ ...asked, without: [] })).total).toBe(5);
      });

      test('nobody who is left out is found while typing', async () => {
        const asked = { text: '常滑轆轤', viewer: anonymous, limit: 10, tags: ['薪窯'], kinds: ['person'] } as const;
        const named = async (without: readonly string[]) => (await opened().suggest({ ...asked, without })).hits;
        expect((await named([])).map(({ id }) => id).sort()).toEqual(['m1', 'm2']);
        expect((await named(['m1'])).map(({ id }) => id)).toEqual(['m2']);
      });
    });

    test('facets that nobody asks to count are not told', async () => {
      expect(await opened().search({ ...all, facets: { prefecture: ['tokyo'] } })).not.toHaveProperty('facets');
    });
  });
}

const potter = (kind: SearchDoc['kind'], id: string, facets: SearchDoc['facets']): SearchDoc =>
  sampleDoc({ kind, id, name: `常滑轆轤堂 ${id}`, tags: ['薪窯'], texts: ['登り窯の先生をしています。'], facets });

const WAYS_TO_POTTERS: readonly (readonly [string, string])[] = [
  ['a name', '常滑轆轤堂'],
  ['a typing error', '常滑轆堂轤'],
  ['a description', '登り窯の先生をしている人'],
  ['no text', ''],
];

/** Two people, of each of whom there is a diary, and a company that is nobody's. */
const MADE: readonly SearchDoc[] = [
  { ...potter('person', 'm1', { trade: ['potter'] }), whose: 'm1' },
  { ...potter('person', 'm2', { trade: ['weaver'] }), whose: 'm2' },
  { ...potter('article', 'm1-diary', { trade: ['potter'] }), whose: 'm1', categoryPath: ['diary'] },
  { ...potter('article', 'm2-diary', { trade: ['weaver'] }), whose: 'm2', categoryPath: ['diary'] },
  potter('company', 'studio', {}),
];

/** Four that everyone finds, three of them people, and one that is hidden. */
const POTTERS: readonly SearchDoc[] = [
  potter('person', 'p1', { trade: ['potter'], town: ['mashiko'], offer: ['talk', 'advice'] }),
  potter('person', 'p2', { trade: ['potter'], town: ['seto'], offer: ['talk'] }),
  potter('person', 'p3', { trade: ['weaver'], town: ['seto'], offer: ['advice'] }),
  potter('company', 'c1', { trade: ['potter'], town: ['seto'] }),
  { ...potter('person', 'p4', { trade: ['potter'], town: ['seto'] }), visibility: 'admins' },
];
