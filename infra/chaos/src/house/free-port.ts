import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that nobody listens on just now: the server's public address must be known before it listens. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });
}
