import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createSafeFetch, type SafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

export const PUBLIC = '93.184.216.34';
export const accept = ['application/rss+xml'];
export const refused = { status: 422, code: 'address-not-allowed' };
export const failed = { status: 422, code: 'address-not-readable' };

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
/** Of one fetch in all; longer than any test takes. */
export const LIMIT_MS = 60_000;

type Hit = { readonly url: string; readonly host: string | undefined; readonly headers: http.IncomingHttpHeaders };

/** A server on loopback that plays the internet: names resolve to a public address, and whoever dials it lands here. */
export type StubServer = {
  answer: Answer;
  readonly hits: readonly Hit[];
  /** `address:port` of every connection that was asked for. */
  readonly dialled: readonly string[];
  fetcher(options?: SafeFetchOptions): SafeFetch;
  close(): Promise<void>;
};

export async function startStub(): Promise<StubServer> {
  const hits: Hit[] = [];
  const dialled: string[] = [];
  const server = http.createServer((request, response) => {
    hits.push({ url: request.url ?? '', host: request.headers.host, headers: request.headers });
    stub.answer(request, response);
  });
  const stub: StubServer = {
    answer: (_request, response) => void response.setHeader('content-type', 'application/rss+xml').end('<rss/>'),
    hits,
    dialled,
    fetcher: (options = {}) =>
      createSafeFetch({
        resolve: async () => [PUBLIC],
        dial: (address, port) => {
          dialled.push(`${address}:${port}`);
          return net.connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
        },
        totalMs: LIMIT_MS,
        ...options,
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return stub;
}
