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
  it('changes to the cleaned value, and not when it is there already', () => {
    expect(proposeChange(table, empty, { section: 'note', value: ' a ' })).toEqual(
      valid({ type: 'note-changed', data: { value: 'a' } }),
    );
    expect(proposeChange(table, { ...empty, note: 'a' }, { section: 'note', value: ' a ' })).toEqual(valid(null));
  });
  it('changes only the differing fields of a patch', () => {
    const values = { ...empty, card: { front: 'a', back: 'b' } };
    expect(proposeChange(table, values, { section: 'card', value: { front: 'a', back: 'c' } })).toEqual(
      valid({ type: 'card-changed', data: { changes: { back: 'c' } } }),
    );
  });
  it('names the section and the field at fault', () => {
    expect(proposeChange(table, empty, { section: 'card', value: { back: 'long' } })).toEqual(
      invalid('too-long', 'card.back'),
    );
  });
});

describe('concurrent patches', () => {
  const text = fc.constantFrom('', 'a', 'b');
  const change = fc.record({ front: text, back: text }, { requiredKeys: [] });
  it('merge in either order when their fields differ', () => {
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
  it('end in the value asked for, though events hold only the difference', () => {
    fc.assert(
      fc.property(change, change, (before, command) => {
        const start = { ...empty, card: { ...empty.card, ...before } };
        const proposed = proposeChange(table, start, { section: 'card', value: command });
        const event = proposed.ok ? proposed.value : null;
        const end = event === null ? start : evolveSections(table, start, event);
        expect(end.card).toEqual({ ...start.card, ...command });
      }),
    );
  });
});

it('ignores events of other sections', () => {
  expect(evolveSections(table, empty, { type: 'else-changed', data: { value: 'a' } })).toBe(empty);
});
