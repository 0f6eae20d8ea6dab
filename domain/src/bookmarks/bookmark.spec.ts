import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { essay, later, mio, moments, noon, sora, tsubame } from '../testing/samples.ts';
import { type BookmarkEvent, type BookmarkTarget, bookmarkDecider, type SetBookmark } from './bookmark.ts';

const byTsubame: BookmarkTarget = { owner: { kind: 'company', id: tsubame }, mainCategory: 'slide' };
const pair = { userId: mio, referenceId: essay };
type Facts = { mode: 'general' | 'business'; target: BookmarkTarget; at: typeof noon; restore: boolean };
const on = (facts: Partial<Facts> = {}) =>
  ({
    type: 'set-bookmark',
    data: { ...pair, on: true, mode: 'general', target: byTsubame, at: noon, ...facts },
  }) as const;
const off: SetBookmark = { type: 'set-bookmark', data: { ...pair, on: false, at: later } };
const kept: BookmarkEvent = { type: 'article-bookmarked', data: { ...pair, at: noon } };

describe('set-bookmark', () => {
  it('adds and removes a bookmark', () => {
    given(bookmarkDecider, []).when(on()).then([kept]);
    given(bookmarkDecider, [kept])
      .when(off)
      .then([{ type: 'bookmark-removed', data: { ...pair, at: later } }]);
  });
  it('undoing a removal restores the original date', () => {
    const removed: BookmarkEvent = { type: 'bookmark-removed', data: { ...pair, at: later } };
    const restore = on({ at: later, restore: true });
    given(bookmarkDecider, [kept, removed]).when(restore).then([kept]);
    given(bookmarkDecider, [kept]).when(restore).thenNothing();
    given(bookmarkDecider, [])
      .when(restore)
      .then([{ type: 'article-bookmarked', data: { ...pair, at: later } }]);
  });
  it('rejects white papers, own items and business accounts', () => {
    const when = (command: SetBookmark) => given(bookmarkDecider, []).when(command);
    when(on({ target: { ...byTsubame, mainCategory: 'white_paper' } })).thenRefused('not-bookmarkable');
    when(on({ target: { ...byTsubame, mainCategory: 'unheard-of' } })).thenRefused('not-bookmarkable');
    when(on({ target: { ...byTsubame, owner: { kind: 'user', id: mio } } })).thenRefused('own-item');
    when(on({ mode: 'business' })).thenRefused('bookmark-in-business-mode');
  });
  it('does nothing when nothing would change', () => {
    given(bookmarkDecider, [kept])
      .when(on({ at: later }))
      .thenNothing();
    given(bookmarkDecider, []).when(off).thenNothing();
  });
});

const command: fc.Arbitrary<SetBookmark> = fc.oneof(
  moments.map((at) => ({ ...off, data: { ...pair, on: false as const, at } })),
  fc
    .record({
      at: moments,
      restore: fc.boolean(),
      mode: fc.constantFrom('general' as const, 'business' as const),
      target: fc.record({
        owner: fc.constantFrom(
          byTsubame.owner,
          { kind: 'user' as const, id: mio },
          { kind: 'user' as const, id: sora },
        ),
        mainCategory: fc.constantFrom('slide', 'white_paper'),
      }),
    })
    .map(on),
);

it('is idempotent', () => expectIdempotent(bookmarkDecider, command));
it('folds events in any order', () => expectTotalEvolve(bookmarkDecider, command));
it('ends in the state of the last accepted command', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const allowed = commands.filter(
        ({ data }) =>
          !data.on || (data.mode === 'general' && data.target.mainCategory === 'slide' && data.target.owner.id !== mio),
      );
      const wanted = allowed.at(-1)?.data.on ?? false;
      expect(run(bookmarkDecider, commands).state.status).toBe(wanted ? 'on' : 'off');
    }),
  );
});
