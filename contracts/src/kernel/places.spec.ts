import { describe, expect, it } from 'vitest';
import { bySection, placesOf, type SectionOf, valuesAt } from './places.ts';

type Fields = { readonly motto: string | null; readonly staff: number | null; readonly flags: string[] };
type Kept = {
  readonly words: { readonly motto: string | null; readonly staff: number | null };
  readonly flags: readonly string[];
};
type Section<S extends keyof Kept> = SectionOf<Fields, Record<never, never>, Kept[S]>;

const sections = { words: { parts: { motto: 'motto', staff: 'staff' } }, flags: { field: 'flags' }, note: {} } as const;
const places = placesOf(sections);

describe('a table of sections', () => {
  it('says where its fields stand, in its order', () => {
    expect(Object.entries(places)).toEqual([
      ['motto', ['words', 'motto']],
      ['staff', ['words', 'staff']],
      ['flags', ['flags']],
    ]);
  });

  it('takes a field only where such a value is kept, or does not compile', () => {
    const fitting: readonly (Section<'words'> | Section<'flags'>)[] = [
      { parts: { staff: 'staff' } } satisfies Section<'words'>,
      { field: 'flags' } satisfies Section<'flags'>,
      // @ts-expect-error a text does not stand where a figure is kept
      { parts: { motto: 'staff' } } satisfies Section<'words'>,
      // @ts-expect-error a figure is no list
      { field: 'staff' } satisfies Section<'flags'>,
    ];
    expect(fitting).toHaveLength(4);
  });
});

describe('values', () => {
  const kept = { words: { motto: '晴耕雨読', staff: 12 }, flags: ['remote'], note: null };

  it('stand under the names of their fields', () => {
    expect(valuesAt(places, kept)).toEqual({ motto: '晴耕雨読', staff: 12, flags: ['remote'] });
  });

  it('of one section come together, on what it begins with', () => {
    const placed = [
      [places.flags, ['remote']],
      [places.staff, 3],
    ] as const;
    expect([...bySection<keyof typeof sections>(placed, () => ({ motto: '晴耕雨読' }))]).toEqual([
      ['flags', ['remote']],
      ['words', { motto: '晴耕雨読', staff: 3 }],
    ]);
  });
});
