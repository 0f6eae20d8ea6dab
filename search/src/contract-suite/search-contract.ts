import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchDoc, SearchFilters, SearchPort, SearchQuery, SearchReceipt } from '../port.ts';
import { describeChoices } from './choice-contract.ts';
import { describeDescriptions } from './description-contract.ts';
import { FINDABLE_TEXTS } from './findable-texts.ts';
import { SAMPLE_DOCS, sampleDoc } from './sample-docs.ts';

/** One engine under test: `open` makes it empty, `close` gives back what it holds. */
export type EngineUnderTest = { readonly name: string; open(): Promise<SearchPort>; close(): Promise<void> };

const anonymous = { kind: 'anonymous' } as const;
const signedIn = (accountId: string, role: 'general' | 'admin' = 'general') =>
  ({ kind: 'account', accountId, role }) as const;

/** What every adapter of the port keeps. */
export function describeSearchContract(engine: EngineUnderTest): void {
  describe(`search on ${engine.name}`, () => {
    let port: SearchPort;

    beforeAll(async () => {
      port = await engine.open();
      await written(port.upsert(SAMPLE_DOCS));
    });
    afterAll(() => engine.close());

    async function written(receipt: Promise<SearchReceipt>): Promise<void> {
      expect(await port.settled(await receipt, { timeoutMs: 60_000 })).toBe('done');
    }

    async function found(text: string, asked: Partial<SearchQuery> = {}): Promise<string[]> {
      const page = await port.search({ text, viewer: anonymous, sort: 'relevance', page: 1, pageSize: 20, ...asked });
      return page.hits.map((hit) => hit.id);
    }

    async function suggested(text: string, asked: SearchFilters = {}): Promise<string[]> {
      const page = await port.suggest({ text, viewer: anonymous, limit: 10, ...asked });
      return page.hits.map((hit) => hit.id);
    }

    describe.each(FINDABLE_TEXTS)('%s: %s', (_, text, id) => {
      test('is found by a search', async () => expect((await found(text)).slice(0, 5)).toContain(id));
      test('is found while typing', async () => expect((await suggested(text)).slice(0, 5)).toContain(id));
    });

    test('an exact name stands before names that only hold it', async () => {
      expect((await found('つばめ勘定'))[0]).toBe('tsubame');
    });

    test.each(['黒﨑 澪', '黒崎　澪', '澪 黒﨑'])('the person of a full name stands first: %s', async (text) => {
      expect((await found(text))[0]).toBe('kurosaki');
    });

    test('a character by itself must begin a name or stand in a tag', async () => {
      expect(await found('澪')).toEqual([]);
      expect(await found('黒')).toEqual(['kurosaki']);
      expect(new Set(await found('決'))).toEqual(new Set(['kurosaki', 'art-1']));
    });

    test('descriptions are found by a search, not while typing', async () => {
      expect((await found('町工場'))[0]).toBe('tsubame');
      expect(await suggested('町工場')).toEqual([]);
    });

    test('tags are found, and their tier says so', async () => {
      const page = await port.search({ text: '原価管理', viewer: anonymous, sort: 'relevance', page: 1, pageSize: 5 });
      expect(page.hits[0]).toEqual({ kind: 'service', id: 'genkacho', tier: 'tag' });
    });

    test('signs alone find nothing, an empty text finds everything', async () => {
      expect(await found('★！？')).toEqual([]);
      expect(await found('　')).toHaveLength(6);
    });

    test.each([
      ['SQL', "';drop table search.doc;--"],
      ['tsquery', "' | 'a"],
      ['a backslash', '\\'],
      ['NUL', 'a\u0000b'],
      ['a filter', 'kind = "service" OR 1=1'],
      ['half a character', '\ud83d'],
      ['a pattern', '+++((([['],
      ['a LIKE pattern', '%_%'],
      ['one that grows when folded', 'ﷺ'.repeat(5000)],
    ])('hostile input is treated as text: %s', async (_, text) => {
      await expect(found(text)).resolves.toBeInstanceOf(Array);
      await expect(
        found('', { tags: [text], categories: [text], facets: { industry: [text] }, mainUsage: text }),
      ).resolves.toEqual([]);
    });

    test.each<[string, Partial<SearchQuery>, string[]]>([
      ['kinds', { kinds: ['person', 'article'] }, ['kurosaki', 'art-1']],
      ['a main category', { categories: ['accounting_finance'] }, ['genkacho', 'invoice']],
      ['several sub categories', { categories: ['accounting_software', 'private_blog_tech'] }, ['genkacho', 'art-1']],
      ['a service type around', { within: 'business_company' }, ['tsubame', 'takashima']],
      ['a tag, in any spelling', { tags: ['決済'] }, ['kurosaki', 'art-1']],
      ['all of several tags', { tags: ['決済', '冪等性'] }, ['art-1']],
      ['what it can do', { canDo: ['can_settle_expense'] }, ['genkacho']],
      ['main usage', { mainUsage: 'private' }, ['invoice']],
      ['any value of a facet', { facets: { industry: ['b2b_saas', 'infrastructure'] } }, ['tsubame', 'takashima']],
      [
        'several facets',
        { facets: { industry: ['b2b_saas', 'infrastructure'], prefecture: ['hokkaido'] } },
        ['takashima'],
      ],
      ['a value of another facet', { facets: { prefecture: ['b2b_saas'] } }, []],
    ])('filters by %s', async (_, filters, ids) => {
      expect(new Set(await found('', filters))).toEqual(new Set(ids));
    });

    test('filters apply to text searches, near misses included', async () => {
      expect(await found('つばめ', { kinds: ['service'] })).toEqual(['genkacho']);
      expect(await found('つばめ定勘', { kinds: ['service'] })).not.toContain('tsubame');
    });

    test('sorts by followers, visitors and age', async () => {
      const kinds = { kinds: ['company', 'service'] } as const;
      expect(await found('', { ...kinds, sort: 'followers' })).toEqual(['tsubame', 'genkacho', 'takashima', 'invoice']);
      expect(await found('', { ...kinds, sort: 'visitors' })).toEqual(['genkacho', 'takashima', 'tsubame', 'invoice']);
      expect((await found('', { ...kinds, sort: 'newest' }))[0]).toBe('takashima');
      expect(await found('つばめ', { sort: 'visitors' })).toEqual(['genkacho', 'tsubame']);
    });

    test('pages without gap or repetition', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => found('', { page, pageSize: 2 })));
      expect(new Set(pages.flat()).size).toBe(6);
    });

    describeDescriptions(() => port);
    describeChoices(() => port);

    test('shows each viewer only what they may see', async () => {
      expect(await found('原価帳')).toEqual(['genkacho']);
      expect(new Set(await found('原価帳', { viewer: signedIn('somebody') }))).toEqual(
        new Set(['genkacho', 'members']),
      );
      expect(await found('ひみつ', { viewer: signedIn('keeper') })).toEqual(['hidden']);
      expect(await found('ひみつ', { viewer: signedIn('somebody') })).toEqual([]);
      expect(await found('ひみつ', { viewer: signedIn('boss', 'admin') })).toEqual(['hidden']);
    });

    test('keeps the highest version, in any order of writes', async () => {
      const doc = (name: string, docVersion: bigint): SearchDoc =>
        sampleDoc({ kind: 'service', id: 'versioned', name, docVersion });
      await written(port.upsert([doc('三番目のはさみ', 3n), doc('二番目のはさみ', 2n)]));
      await written(port.upsert([doc('一番目のはさみ', 1n)]));
      await written(port.upsert([doc('三番目のはさみ', 3n)]));
      expect([await found('三番目のはさみ'), await found('一番目のはさみ', { kinds: ['company'] })]).toEqual([
        ['versioned'],
        [],
      ]);
      await written(port.remove([{ kind: 'service', id: 'versioned', docVersion: 4n }]));
      await written(port.upsert([doc('三番目のはさみ', 3n)]));
      expect(await found('三番目のはさみ')).toEqual([]);
    });

    test('a rebuild replaces everything, and keeps what was written meanwhile', async () => {
      const late = sampleDoc({ kind: 'service', id: 'late', name: '遅れてきた帆船', docVersion: 9n });
      async function* source(): AsyncGenerator<SearchDoc> {
        yield* SAMPLE_DOCS;
        await written(port.upsert([late]));
        await written(port.remove([{ kind: 'article', id: 'art-1', docVersion: 9n }]));
        expect(await found('つばめ勘定')).toContain('tsubame');
      }
      await port.rebuild(source());
      expect(await found('帆船')).toEqual(['late']);
      expect(await found('返金処理')).toEqual([]);
      expect(await found('つばめ勘定')).toContain('tsubame');
      expect(await port.health()).toMatchObject({ ok: true, documents: 8 });
    });
  });
}
