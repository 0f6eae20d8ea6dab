import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Checked, invalid, valid } from '../validation/checked.ts';
import { patch, whole } from './section.ts';
import { emptySections, evolveSections, proposeChange, type SectionTable } from './table.ts';

type Card = { readonly front: string; readonly back: string };
const short = (text: string): Checked<string> => (text.length > 3 ? invalid('too-long') : valid(text.trim()));
const rows = {
  note: whole('note-changed', '', short),
  card: patch<'card-changed', Card>('card-changed', { front: '', back: '' }, { front: short, back: short }),
};
const table: SectionTable<typeof rows> = rows;
const empty = emptySections(table);

describe('a section', () => {
  it('proposes its cleaned value, and nothing when that is there already', () => {
    expect(proposeChange(table, empty, { section: 'note', value: ' a ' })).toEqual(
      valid({ type: 'note-changed', data: { value: 'a' } }),
    );
    expect(proposeChange(table, { ...empty, note: 'a' }, { section: 'note', value: ' a ' })).toEqual(valid(null));
  });
  it('proposes the differing fields of a patch only', () => {
    const values = { ...empty, card: { front: 'a', back: 'b' } };
    expect(proposeChange(table, values, { section: 'card', value: { front: 'a', back: 'c' } })).toEqual(
      valid({ type: 'card-changed', data: { changes: { back: 'c' } } }),
    );
  });
  it('says which field of which section is at fault', () => {
    expect(proposeChange(table, empty, { section: 'card', value: { back: 'long' } })).toEqual(
      invalid('too-long', 'card.back'),
    );
  });
});

describe('patches made apart', () => {
  const text = fc.constantFrom('', 'a', 'b');
  const change = fc.record({ front: text, back: text }, { requiredKeys: [] });
  it('merge in either order when they name other fields', () => {
    fc.assert(
      fc.property(text, text, (front, back) => {
        const one = { type: 'card-changed', data: { changes: { front } } };
        const other = { type: 'card-changed', data: { changes: { back } } };
        const after = (...events: readonly (typeof one | typeof other)[]) =>
          events.reduce((values, event) => evolveSections(table, values, event), empty);
        expect(after(one, other)).toEqual(after(other, one));
      }),
    );
  });
  it('end as the wish, however little their events say', () => {
    fc.assert(
      fc.property(change, change, (before, wish) => {
        const start = { ...empty, card: { ...empty.card, ...before } };
        const proposed = proposeChange(table, start, { section: 'card', value: wish });
        const event = proposed.ok ? proposed.value : null;
        const end = event === null ? start : evolveSections(table, start, event);
        expect(end.card).toEqual({ ...start.card, ...wish });
      }),
    );
  });
});

it('an event of elsewhere changes nothing', () => {
  expect(evolveSections(table, empty, { type: 'else-changed', data: { value: 'a' } })).toBe(empty);
});
