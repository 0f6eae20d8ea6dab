import { listBookmarks, listUserArticles, searchEverything } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../directory/testing/an-item.ts';
import type { Pending } from '../../offline/index.ts';
import { overlaysByCall } from '../../offline/sync/overlay.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { bookmarkViews } from './overlay.ts';

const nothing = { position: undefined, watermark: undefined, counter: undefined };
const star = (referenceId: string, value: boolean) => pendingEdit('set-bookmark', { referenceId, value });

function shown(call: typeof listBookmarks | typeof listUserArticles, id: string, pending: readonly Pending[]) {
  const payload = ['a', 'b'].map((item) => anItem({ id: item, bookmarkable: true, isBookmarked: true }));
  const context = { account: 'user-1', input: { params: { id } }, pending };
  return overlaysByCall([bookmarkViews])
    .get(call.name)
    ?.apply({ ...nothing, total: 7, payload }, context);
}

describe('a removed bookmark', () => {
  it('leaves the own list and its count while the command is pending', () => {
    expect(shown(listBookmarks, 'user-1', [star('a', false)])).toMatchObject({ payload: [{ id: 'b' }], total: 6 });
  });

  it('stays in the list when the removal is undone', () => {
    const pending = [star('a', false), star('a', true)];
    expect(shown(listBookmarks, 'user-1', pending)).toMatchObject({ payload: [{ id: 'a' }, { id: 'b' }], total: 7 });
  });

  it.each([
    ['the list of somebody else', listBookmarks, 'user-2'],
    ['a list of articles', listUserArticles, 'user-1'],
  ] as const)('stays in %s without its star', (_, call, id) => {
    expect(shown(call, id, [star('a', false)])).toMatchObject({
      payload: [
        { id: 'a', isBookmarked: false },
        { id: 'b', isBookmarked: true },
      ],
      total: 7,
    });
  });
});

it('a star given on a find is seen on it at once, and on no other find', () => {
  const find = (id: string) => ({
    ...{ kind: 'article' as const, id, name: id, picture: null, note: '', tier: 'exact' as const, overview: '' },
    ...{ isVerified: false, item: anItem({ id, bookmarkable: true, isBookmarked: false }) },
  });
  const { item: _, ...person } = { ...find('c'), kind: 'person' as const };
  const answer = { payload: [find('a'), find('b'), person], total: 3, ...nothing };
  const context = { account: 'user-1', input: { query: {} }, pending: [star('a', true)] };
  const { payload } = overlaysByCall([bookmarkViews]).get(searchEverything.name)?.apply(answer, context) ?? answer;
  expect(payload).toEqual([{ ...find('a'), item: { ...find('a').item, isBookmarked: true } }, find('b'), person]);
});
