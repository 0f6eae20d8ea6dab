import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothOf, bothTexts } from './both.ts';
import { diffOf, wordDiff } from './word-diff.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });
const BASE = '従業員は44名です。横浜に30名、リモートで14名が働いています。';

describe('diff by words', () => {
  it('marks the changed words only', () => {
    expect(wordDiff(BASE, BASE.replace('44', '47'))).toEqual([
      { kind: 'same', text: '従業員は' },
      { kind: 'gone', text: '44' },
      { kind: 'new', text: '47' },
      { kind: 'same', text: BASE.slice('従業員は44'.length) },
    ]);
  });
  it('shows texts with little in common one after the other', () => {
    expect(wordDiff('決済基盤のエンジニア', '灯台守の親方')).toEqual([
      { kind: 'gone', text: '決済基盤のエンジニア' },
      { kind: 'new', text: '灯台守の親方' },
    ]);
  });
  it('is the old text without insertions, and the new one without deletions', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = wordDiff(before, after);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
    );
  });
  it.each([
    ['one of 3,000 words changed', 3000, 3000, 2999],
    ['every second of 2,000 words changed', 2000, 2, 1000],
  ])('finds what stayed of a long text of which %s', (_, length, every, stayed) => {
    const before = Array.from({ length }, (_none, at) => `${at}`);
    const after = before.map((word, at) => (at % every === 0 ? `new ${word}` : word));
    expect(diffOf(before, after).filter(({ kind }) => kind === 'same')).toHaveLength(stayed);
  });
  it('treats a text as replaced in which more than 4,000 words went or came', () => {
    const long = (letter: string) => Array.from({ length: 2001 }, (_none, at) => `${letter}${at}`);
    const [before, after] = [
      ['head', ...long('a')],
      ['head', ...long('b')],
    ];
    expect(diffOf(before, after)).toEqual([
      ...before.map((text) => ({ kind: 'gone', text })),
      ...after.map((text) => ({ kind: 'new', text })),
    ]);
  });
});

describe('merge of two texts', () => {
  it('keeps changes of both in different places', () => {
    const mine = BASE.replace('44', '47');
    const theirs = `${BASE}（11月時点）`;
    expect(bothTexts(BASE, mine, theirs)).toEqual({ text: `${BASE.replace('44', '47')}（11月時点）`, clashes: 0 });
  });
  it('takes theirs where both differ, and counts it', () => {
    const both = bothTexts(BASE, BASE.replace('44', '47').replace('14', '17'), BASE.replace('44', '48'));
    expect(both).toEqual({ text: BASE.replace('44', '48').replace('14', '17'), clashes: 1 });
  });
  it('keeps what both added in one place', () => {
    expect(bothOf(['a'], ['a', 'b'], ['a', 'c'])).toEqual({ items: ['a', 'b', 'c'], clashes: 0 });
  });
  it("is one side's text when the other is unchanged", () => {
    fc.assert(
      fc.property(words, words, (base, changed) => {
        expect(bothOf(base, changed, base)).toEqual({ items: changed, clashes: 0 });
        expect(bothOf(base, base, changed)).toEqual({ items: changed, clashes: 0 });
        expect(bothOf(base, changed, changed)).toEqual({ items: changed, clashes: 0 });
      }),
    );
  });
});
