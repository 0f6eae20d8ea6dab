import { MAX, NIL } from 'uuid';
import { expect, it } from 'vitest';
import { commandIdOf } from './command-id.ts';

const ID = '01932f5a-7c11-7d2e-9a4b-3f6c2d1e0a58';

it.each([
  ['none', undefined, undefined],
  ['a UUID', ID, ID],
  ['a UUID in capitals', ID.toUpperCase(), ID],
])('an Idempotency-Key that is %s is taken', (_, key, id) => expect(commandIdOf(key)).toBe(id));

it.each([
  ['empty', ''],
  ['a word', 'today'],
  ['a UUID and more', `${ID}0`],
  ['the UUID of zeros', NIL],
  ['the UUID of ones', MAX.toUpperCase()],
])('an Idempotency-Key that is %s is refused', (_, key) =>
  expect(() => commandIdOf(key)).toThrow(expect.objectContaining({ status: 400 })),
);
