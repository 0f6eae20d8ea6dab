import { describe, expect, test } from 'vitest';
import type { SearchPort } from '../port.ts';

const anonymous = { kind: 'anonymous' } as const;

/** What every adapter keeps where a kind or categories are chosen, over the documents of the sample. */
export function describeChoices(opened: () => SearchPort): void {
  describe('choices', () => {
    test.each([
      ['a name', 'つばめ'],
      ['a typing error', 'つばめ定勘'],
      ['a description', '請求や原価の管理'],
      ['nothing', ''],
    ])('a chosen kind narrows the hits and leaves the counts as they are: %s', async (_, text) => {
      const asked = { text, viewer: anonymous, sort: 'relevance', page: 1, pageSize: 20, counter: true } as const;
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

    test('kinds are counted in the chosen categories', async () => {
      const asked = { text: '', viewer: anonymous, sort: 'relevance', page: 1, pageSize: 5, counter: true } as const;
      expect((await opened().search({ ...asked, categories: ['accounting_finance'] })).kinds).toEqual({ service: 2 });
    });
  });
}
