import { expect, it } from 'vitest';
import { eventIdOf } from './event-id.ts';

it.each([
  [0, '26e70661-616f-585d-adb6-86a80c172ce9'],
  [1, '6229eaad-f20d-58a6-b3b8-c21b89c83cd8'],
  [-1, '64b34ef4-e2b8-5f7a-bdb9-543008a8d01b'],
])('the id of event %i of a command is the same for ever', (index, id) => {
  expect(eventIdOf('01932f5a-7c11-7d2e-9a4b-3f6c2d1e0a58', index)).toBe(id);
});
