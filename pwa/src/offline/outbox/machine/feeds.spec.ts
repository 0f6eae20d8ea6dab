import type { Json, JsonObject } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { mergeWith } from './merge.ts';
import { edit, into, queueOf } from './testing/rows.ts';
import { upcast } from './to-wire.ts';

const feed = (rssName: string) => ({ name: '澪の日誌', rssName, category: 'slide_tech', url: 'https://mio.example/' });
const set = (id: string, changes: JsonObject, base: JsonObject = {}) =>
  edit(id, changes, { type: 'set-rss-configs', base });
const merged = (changes: JsonObject, base: JsonObject, rssConfigs: JsonObject, status = 'active') => {
  const state: Json = { status, rssConfigs };
  const current = { revision: '9', state, changed: [], changedAt: null, by: null };
  return mergeWith(
    set('1', changes, base),
    { ...current, state: JSON.parse(JSON.stringify(state)) },
    kinds('set-rss-configs'),
  );
};

it('pending feeds: edits of several join to one command, each with its base', () => {
  const queue = queueOf(set('1', { a: feed('一') }), set('2', { b: null }, { b: feed('二') }), set('3', { a: null }));
  expect(queue.rows.map(({ id, data, base }) => [id, data.changes, base])).toEqual([
    ['1', { a: null, b: null }, { b: feed('二') }],
  ]);
});

it('pending feeds: stay apart from edits of the profile', () => {
  expect(into(queueOf(edit('1', { job: '司書' })), set('2', { a: feed('一') })).rows).toHaveLength(2);
});

it('pending feeds: an edit is sent again when another device changed another feed', () => {
  expect(merged({ a: feed('新') }, { a: feed('旧') }, { a: feed('旧'), b: feed('別') })).toMatchObject({
    kind: 'anew',
  });
  expect(merged({ a: feed('新') }, {}, { b: feed('別') })).toMatchObject({ kind: 'anew' });
});

it("pending feeds: an edit is sent again on a company's page, too", () => {
  expect(merged({ a: feed('新') }, {}, { b: feed('別') }, 'registered')).toMatchObject({ kind: 'anew' });
});

it("pending feeds: a command of an older app is upcast to its owner's", () => {
  const { rows } = upcast(
    queueOf({ ...set('1', { a: feed('一') }), v: 1, data: { userId: 'u-1', changes: {} } }),
    kinds,
  );
  expect(rows.map(({ v, data }) => [v, data])).toEqual([[2, { owner: { kind: 'user', id: 'u-1' }, changes: {} }]]);
});

it('pending feeds: an edit is a conflict when another device changed or removed the same one', () => {
  for (const there of [feed('他'), null]) {
    expect(merged({ a: feed('新') }, { a: feed('旧') }, { a: there })).toMatchObject({
      kind: 'stands',
      trouble: { kind: 'conflict', fields: ['a'] },
    });
  }
});
