import { describe, expect, test } from 'vitest';
import { widenedBy } from '../folding/index.ts';
import type { SearchPort, SearchQuery } from '../port.ts';
import { FOUND_BY_DESCRIPTION } from './findable-texts.ts';
import { sampleDoc } from './sample-docs.ts';

const anonymous = { kind: 'anonymous' } as const;
const signedIn = (accountId: string) => ({ kind: 'account', accountId, role: 'general' }) as const;

/** What every adapter keeps where a text describes what is looked for, over the documents of the sample. */
export function describeDescriptions(opened: () => SearchPort): void {
  describe('by description', () => {
    async function found(text: string, asked: Partial<SearchQuery> = {}): Promise<string[]> {
      const paging = { sort: 'relevance', page: 1, pageSize: 20 } as const;
      const page = await opened().search({ text, viewer: anonymous, ...paging, ...asked });
      return page.hits.map((hit) => hit.id);
    }

    test.each(FOUND_BY_DESCRIPTION)('a description finds first whom it fits: %s', async (text, id) => {
      expect((await found(text))[0]).toBe(id);
    });

    test('a description is met by most of its words where nobody meets all, and narrowed by filters', async () => {
      expect(await found('松本の弁護士')).toContain('kurosaki');
      expect(await found('松本の弁護士', { kinds: ['company'] })).not.toContain('kurosaki');
    });

    test('a text answers its terms as they were looked for, and one that can only name none', async () => {
      const paging = { sort: 'relevance', page: 1, pageSize: 20 } as const;
      const ask = (text: string, namesOnly = false) =>
        opened().search({ text, viewer: anonymous, namesOnly, ...paging });
      const { terms = [] } = await ask('松本のSRE');
      expect(terms.map(({ term }) => term.forms[0]?.text)).toEqual(['松本', 'sre']);
      for (const { rarity } of terms) expect(rarity).toBeGreaterThan(0);
      expect((await ask('黒崎 決済')).terms?.map(({ term }) => term.forms[0]?.text)).toEqual(['黒崎', '決済']);
      expect((await ask('黒崎 澪', true)).terms).toBeUndefined();
    });

    test('a phrase finds whom it fits beside a title that begins and ends as it does', async () => {
      const port = opened();
      const docs = [
        sampleDoc({ kind: 'article', id: 'art-told', name: '電話が苦手なまま営業になった話' }),
        sampleDoc({ kind: 'person', id: 'told', name: '星野 灯', facts: ['営業'], texts: ['電話が苦手でした。'] }),
      ];
      await port.settled(await port.upsert(docs));
      const ids = await found('電話が苦手な営業');
      await port.settled(await port.remove(docs.map(({ kind, id }) => ({ kind, id, docVersion: 2n }))));
      expect(new Set(ids.slice(0, 2))).toEqual(new Set(['art-told', 'told']));
    });

    test('a vocabulary that is widened finds by words that no document holds', async () => {
      expect(await found('ふくろう時間のまち')).not.toContain('kurosaki');
      const vocabulary = widenedBy([{ word: 'ふくろう時間のまち', others: ['松本'], oneWay: true }]);
      expect(await found('ふくろう時間のまち', { vocabulary })).toContain('kurosaki');
    });

    test('a word finds who says it as the dictionary calls it, after who says it so', async () => {
      const port = opened();
      const docs = [
        sampleDoc({ kind: 'person', id: 'akin', name: '星野 灯', facts: ['帳面の突き合わせ'], followers: 100 }),
        sampleDoc({ kind: 'person', id: 'same', name: '空木 そら', facts: ['帳面の照合'] }),
      ];
      await port.settled(await port.upsert(docs));
      const ids = await found('照合を頼める人');
      await port.settled(await port.remove(docs.map(({ kind, id }) => ({ kind, id, docVersion: 2n }))));
      expect(ids).toEqual(['same', 'akin']);
    });

    test('a kanji by itself finds whom it describes where nobody is called so', async () => {
      const port = opened();
      const doc = sampleDoc({ kind: 'person', id: 'whaler', name: '星野 灯', texts: ['鯨を見に行きます。'] });
      await port.settled(await port.upsert([doc]));
      const ids = await found('鯨');
      await port.settled(await port.remove([{ kind: doc.kind, id: doc.id, docVersion: 2n }]));
      expect(ids).toEqual(['whaler']);
    });

    test('a text that can only name describes nobody', async () => {
      expect(await found('松本のSRE', { namesOnly: true })).toEqual([]);
      expect(await found('黒崎 澪', { namesOnly: true })).toContain('kurosaki');
    });

    test('a description pages and counts as a name does', async () => {
      const asked = {
        text: '原価や請求の管理',
        viewer: anonymous,
        sort: 'visitors',
        pageSize: 1,
        counter: true,
      } as const;
      const [first, second] = [
        await opened().search({ ...asked, page: 1 }),
        await opened().search({ ...asked, page: 2 }),
      ];
      expect(first.total).toBeGreaterThanOrEqual(2);
      expect(first.counter?.accounting_finance).toBeGreaterThanOrEqual(1);
      expect(second.hits).toHaveLength(1);
      expect(second.hits).not.toEqual(first.hits);
    });

    test.each(['灯台守', '灯台守の島', '灯台守のための帳面', '松本に住む'])(
      'nothing told of a hidden page finds it: %s',
      async (text) => {
        expect(await found(text)).not.toContain('hidden');
        expect(await found(text, { viewer: signedIn('keeper') })).toContain('hidden');
      },
    );
  });
}
