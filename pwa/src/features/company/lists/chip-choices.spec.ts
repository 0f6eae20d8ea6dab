import { describe, expect, it } from 'vitest';
import { chipChoices, isUnlocked, withLocks } from './chip-choices.ts';

const shown = (counts: Record<string, number>) =>
  chipChoices(counts, (key) => key.toUpperCase()).map(({ label, count }) => [label, count]);

describe('chipChoices', () => {
  it('offers all first, then the kinds by count', () => {
    expect(shown({ slide: 2, movie: 5 })).toEqual([
      ['すべて', 7],
      ['MOVIE', 5],
      ['SLIDE', 2],
    ]);
  });
  it('hides empty kinds, and everything when there is nothing to choose', () => {
    expect(shown({ slide: 2, movie: 0 })).toEqual([]);
    expect(shown({})).toEqual([]);
  });
});

describe('the lock of a filter button', () => {
  it.each([
    ['the owner of a paid page', true, false, true],
    ['an admin on any page', false, true, true],
    ['a reader of a paid company', true, false, true],
    ['the owner or a reader of a free page', false, false, false],
  ])('for %s: paid %s, admin %s, open %s', (_, isPaidAccount, isAdmin, open) => {
    expect(isUnlocked({ isPaidAccount }, isAdmin)).toBe(open);
  });

  it('is on the kinds that the plan opens only', () => {
    const chips = withLocks(
      chipChoices({ job: 2, slide: 1, white_paper: 1 }, (key) => key),
      false,
    );
    expect(chips.map(({ value, lock }) => [value, lock?.open])).toEqual([
      ['', undefined],
      ['job', false],
      ['slide', undefined],
      ['white_paper', false],
    ]);
  });
});
