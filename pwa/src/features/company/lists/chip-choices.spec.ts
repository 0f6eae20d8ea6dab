import { describe, expect, it } from 'vitest';
import { chipChoices } from './chip-choices.ts';

const shown = (counts: Record<string, number>) =>
  chipChoices(counts, (key) => key.toUpperCase()).map(({ label, count }) => [label, count]);

describe('chipChoices', () => {
  it('offers all first and then the kinds, most first', () => {
    expect(shown({ slide: 2, movie: 5 })).toEqual([
      ['すべて', 7],
      ['MOVIE', 5],
      ['SLIDE', 2],
    ]);
  });
  it('shows no chip of what nobody has, and none at all where there is nothing to choose', () => {
    expect(shown({ slide: 2, movie: 0 })).toEqual([]);
    expect(shown({})).toEqual([]);
  });
});
