import { expect, test } from 'vitest';
import { asQueued, shownAs, uploadsIn, uploadsOf, withPictures } from './pictures.ts';
import { edit, queueOf } from './testing/rows.ts';

const [first, second] = ['0190c0de-0000-7000-8000-000000000001', '0190c0de-0000-7000-8000-000000000002'];
const toCome = (id: string) => `/images/to-come/${id}`;
const shown = (id: string) => shownAs('blob:https://meikan.example/4f', id);

test('queued pictures: one shown from the device is named by its upload', () => {
  const data = { changes: { otherPhotos: [shown(first), '/images/0f'], overview: 'blob: と書く' } };
  expect(asQueued(data)).toEqual({ changes: { otherPhotos: [toCome(first), '/images/0f'], overview: 'blob: と書く' } });
});

test('queued pictures: uploads are found in the data, each once', () => {
  const data = { changes: { otherPhotos: [toCome(first), toCome(second)], avartar: toCome(first), job: null } };
  expect(uploadsIn(data)).toEqual([first, second]);
  expect(uploadsIn({ changes: { job: '/images/0f' } })).toEqual([]);
});

test('queued pictures: each gets its own address', () => {
  const addresses = new Map([[first, '/images/0f']]);
  expect(withPictures([toCome(first), toCome(second)], addresses)).toEqual(['/images/0f', toCome(second)]);
});

test('queued pictures: an upload neither applied nor pending is gone', () => {
  const applied = { command: edit('made', {}), seq: 1, revision: null, position: null };
  const came = [
    { ...applied, made: '/images/0f' },
    { ...applied, command: edit('other', {}), made: null },
  ];
  const { made, gone } = uploadsOf(['made', 'other', 'waits', 'lost'], came, queueOf(edit('waits', { job: 'x' })).rows);
  expect([[...made], [...gone]]).toEqual([[['made', '/images/0f']], ['lost']]);
});
