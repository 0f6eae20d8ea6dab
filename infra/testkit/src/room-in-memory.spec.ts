import { expect, test } from 'vitest';
import { roomInMemory } from './room-in-memory.ts';

test('what no machine has room for is not laid into memory', async () => {
  expect(await roomInMemory(2 ** 60)).toBeNull();
});
