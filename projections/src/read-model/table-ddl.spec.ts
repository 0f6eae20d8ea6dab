import { expect, test } from 'vitest';
import { count, json, numbered, orNull, text, texts, writtenAt } from './column.ts';
import { tableDdl } from './table-ddl.ts';
import { defineTable } from './table-definition.ts';

test('a table is made of its columns, key and indexes, in the schema that is named', () => {
  const note = defineTable({
    name: 'note',
    key: ['owner', 'id'],
    columns: { owner: text(), id: text(), said: orNull(text()), tags: texts(), state: json<{ readonly a: 1 }>() },
    unique: { note_said: '(said)' },
    indexes: { note_tags: 'using gin (tags)' },
  });
  expect(tableDdl('some', note)).toEqual([
    'create table some.note (owner text not null, id text not null, said text, tags text[] not null, state jsonb not null, primary key (owner, id))',
    'create unique index note_said on some.note (said)',
    'create index note_tags on some.note using gin (tags)',
  ]);
});

test('a column that counts is never below zero, and its table keeps space on its pages', () => {
  const page = defineTable({
    name: 'page',
    key: ['id'],
    columns: { id: text(), visit_count: count('visit r where r.page = t.id') },
  });
  expect(tableDdl('some', page)).toEqual([
    'create table some.page (id text not null, visit_count integer not null check (visit_count >= 0), primary key (id)) with (fillfactor = 70)',
  ]);
});

test('a column that PostgreSQL fills says how', () => {
  const turn = defineTable({ name: 'turn', key: ['seq'], columns: { seq: numbered(), at: writtenAt() } });
  expect(tableDdl('some', turn)).toEqual([
    'create table some.turn (seq bigint not null generated always as identity, at timestamptz not null default now(), primary key (seq))',
  ]);
});

test('a key that is no column of its table does not compile', () => {
  // `npm run check` judges this: it fails where the next line compiles.
  // @ts-expect-error there is no column `ident`
  expect(defineTable({ name: 'page', key: ['ident'], columns: { id: text() } }).key).toEqual(['ident']);
});
