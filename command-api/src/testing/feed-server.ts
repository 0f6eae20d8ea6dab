import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createSafeFetch, type SafeFetch } from '@meikan/platform';

const PUBLIC = '93.184.216.34';

/** A server on loopback that plays the internet of feeds: every name leads to it. */
export type FeedServer = {
  answer: (response: ServerResponse) => void;
  readonly safeFetch: SafeFetch;
  /** The addresses that were asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
};

/** Answers a text as a feed. */
export const feedOf =
  (text: string | Buffer, contentType = 'application/rss+xml') =>
  (response: ServerResponse) =>
    void response.setHeader('content-type', contentType).end(text);

export async function openFeedServer(): Promise<FeedServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`http://${request.headers.host}${request.url}`);
    feeds.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const feeds: FeedServer = {
    answer: (response) => void response.writeHead(404).end(),
    asked,
    safeFetch: createSafeFetch({
      resolve: async () => [PUBLIC],
      dial: () => net.connect({ host: '127.0.0.1', port }),
      // Long enough for a busy machine; a feed that drips is waited for as long.
      totalMs: 5_000,
    }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return feeds;
}
