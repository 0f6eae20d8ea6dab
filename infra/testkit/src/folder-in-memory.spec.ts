import { expect, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.ts';

test('returns no folder for more bytes than any machine has', async () => {
  expect(await folderInMemory(2 ** 60)).toBeNull();
});
