import { createServer } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import type { SearchPort } from '../../port.ts';
import { openMeilisearch } from '../meilisearch-search.ts';

type Request = { readonly method: string; readonly path: string; readonly body: unknown };
type Reply = { readonly status?: number; readonly body: unknown };

/** A server that answers as a test says: what the wire carries is checked against it, what Meilisearch makes of it by the contract suite. */
export type ScriptedServer = {
  readonly url: string;
  /** What was asked since the engine was opened. */
  readonly requests: readonly Request[];
  /** Answers by `METHOD /path`, where they are not those of an index without documents. */
  readonly replies: Map<string, Reply>;
  /** What becomes of every task. */
  taskStatus: 'succeeded' | 'failed' | 'processing';
  /** The bodies that were sent to a path. */
  sent(path: string): unknown[];
  /** The engine on this server, with an index that is there. */
  opened(): Promise<SearchPort>;
  stop(): Promise<void>;
};

async function startScriptedServer(): Promise<ScriptedServer> {
  const requests: Request[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const path = new URL(incoming.url ?? '/', 'http://meili').pathname;
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const request = { method: incoming.method ?? '', path, body };
      requests.push(request);
      const { status = 200, body: answer } = scripted.replies.get(`${request.method} ${path}`) ?? usual(request);
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  function usual({ method, path }: Request): Reply {
    if (path === '/tasks') return { body: { results: [], total: 0 } };
    if (path.startsWith('/tasks/')) {
      const error = scripted.taskStatus === 'failed' ? { message: 'disk full' } : null;
      return { body: { uid: 1, status: scripted.taskStatus, type: 'documentAdditionOrUpdate', error } };
    }
    if (path === '/multi-search') return { body: { results: [{ hits: [], totalHits: 0 }] } };
    if (path.endsWith('/documents/fetch')) return { body: { results: [], total: 0 } };
    if (method === 'GET') return { body: { results: [{ uid: 'docs' }], total: 1 } };
    return { status: 202, body: { taskUid: 1, status: 'enqueued' } };
  }

  const scripted: ScriptedServer = {
    ...{ url, requests, replies: new Map(), taskStatus: 'succeeded' },
    sent: (path) => requests.filter((request) => request.path === path).map(({ body }) => body),
    opened: async () => {
      const port = await openMeilisearch({ url, apiKey: 'secret' });
      requests.length = 0;
      return port;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  return scripted;
}

/** A scripted server for each test of a file. */
export function scriptedServerPerTest(): () => ScriptedServer {
  let server: ScriptedServer | undefined;
  beforeEach(async () => {
    server = await startScriptedServer();
  });
  afterEach(() => server?.stop());
  return () => {
    if (server === undefined) throw new Error('The scripted server is there within a test.');
    return server;
  };
}
