import { expect, test } from 'vitest';
import { socketSettings } from './socket.ts';

test('a folder with a path too long for a socket file has none', async () => {
  expect(await socketSettings(`/${'名'.repeat(30)}`, 5432)).toBeUndefined();
});
