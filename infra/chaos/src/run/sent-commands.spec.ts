import { expect, test } from 'vitest';
import type { Attempt } from '../proxy/attempts.ts';
import { sentCommands } from './sent-commands.ts';

const turn = { id: 'c', type: 'set-follow', stream: 'follow-u_p', data: { value: true }, expected: 'any' };
const attempt = (fault: Attempt['fault'], status?: string): Attempt => {
  const heard = status === undefined ? [] : [{ id: turn.id, status }];
  const request = { method: 'POST', path: '/api/commands', device: 'phone', commands: [turn], at: 0, reached: 1 };
  return { ...request, fault, heard, answered: heard };
};
const heardNo = (...attempts: readonly Attempt[]) => sentCommands('d1', attempts)[0]?.heardNo;

test.each([
  ['an answer that says no', [attempt(null, 'conflict')], true],
  ['an answer that says yes', [attempt(null, 'applied')], false],
  ['no answer', [attempt('drop-after-commit')], false],
  ['a first request that is refused as a whole', [attempt('conflict')], true],
  ['one that is refused after another was lost', [attempt('drop-after-commit'), attempt('conflict')], false],
] as const)('%s', (_, attempts, expected) => {
  expect(heardNo(...attempts)).toBe(expected);
});

test('a request that is refused as a whole needs a decision, until a later answer', () => {
  const left = (...attempts: readonly Attempt[]) => sentCommands('d1', attempts)[0]?.leftToPerson;
  expect(left(attempt('server-error'), attempt('conflict'))).toBe(true);
  expect(left(attempt('conflict'), attempt(null, 'applied'))).toBe(false);
});
