import type { JsonObject } from '@meikan/contracts';
import { expect, test } from 'vitest';
import type { Command } from '../outbox/machine/command.ts';
import type { Acked } from '../outbox/store/store.ts';
import { marksOf } from './offline-queries.ts';

const acked = (type: string, data: JsonObject): Acked => {
  const about = { name: '', path: '/' };
  const command: Command = {
    ...{ id: type, type, v: 1, stream: type, data, base: {}, seen: null },
    ...{ issuedAt: '2026-11-21T00:00:00Z', dependsOn: [], about },
  };
  return { ack: 1, command, seq: 1, revision: null, position: null, made: null };
};

test('marks of applied commands: are the last star or follow of each thing', () => {
  const came = [
    acked('set-bookmark', { referenceId: 'a-1', value: true }),
    acked('set-follow', { target: { kind: 'user', id: 'u-1' }, value: false }),
    acked('set-follow', { target: { kind: 'company', id: 'c-1' }, value: true }),
    acked('set-bookmark', { referenceId: 'a-1', value: false }),
  ];
  expect(marksOf(came)).toEqual([
    { thing: { kind: 'article', id: 'a-1' }, on: false },
    { thing: { kind: 'person', id: 'u-1' }, on: false },
    { thing: { kind: 'company', id: 'c-1' }, on: true },
  ]);
});

test('marks of applied commands: ignore other commands', () => {
  expect(marksOf([acked('update-profile', { userId: 'u-1', changes: {} })])).toEqual([]);
});
