import { expect, it } from 'vitest';
import { restored } from './draft.ts';

const present = { name: '黒崎 澪', job: '', links: [] as readonly string[], start: null as string | null };
const kept = (values: object, first: object = present) => ({ values: { ...present, ...values }, first, id: 'id' });

it('restored form: has written fields over the present ones', () => {
  expect(restored(present, kept({ job: '灯台守', links: ['a'], start: '2024-01' }))).toEqual({
    ...present,
    job: '灯台守',
    links: ['a'],
    start: '2024-01',
  });
});

it('restored form: keeps unwritten fields as they are now', () => {
  const now = { ...present, name: '黒﨑 澪' };
  expect(restored(now, kept({ job: '灯台守' }))).toEqual({ ...now, job: '灯台守' });
});

it('restored form: is none when nothing differs', () => {
  expect(restored({ ...present, job: '灯台守' }, kept({ job: '灯台守' }))).toBeNull();
  expect(restored(present, kept({}))).toBeNull();
});

it('restored form: leaves out fields of another shape, or that are gone', () => {
  expect(restored(present, kept({ links: 'a', job: 7, gone: 'x' }))).toBeNull();
  expect(restored(present, { values: null, first: 'x', id: 'id' })).toBeNull();
  const listed = { ...present, links: ['a'] };
  expect(restored(listed, kept({ links: [{ name: 'b' }] }))).toBeNull();
  expect(restored(listed, kept({ links: ['b', 'c'] }))).toEqual({ ...listed, links: ['b', 'c'] });
});
