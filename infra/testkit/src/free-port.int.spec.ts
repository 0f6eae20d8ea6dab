import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

/** Where the ports begin that Linux names by itself. */
const NAMED_BY_SYSTEM = 32_768;

test('reserves a port once, outside the range of the system', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  expect(ports.every((port) => port > 1_024 && port < NAMED_BY_SYSTEM)).toBe(true);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
