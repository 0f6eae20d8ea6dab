import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Attempt, commandsIn } from './attempts.ts';
import { type ChooseFault, type Fault, noFault } from './faults.ts';
import { type Asked, isStream, open, type Upstream } from './forward.ts';
import { harm, type Outcome } from './harm.ts';
import { type Pages, serveBuild } from './serve-build.ts';

/** Stands before the house for one device, and does to its requests what networks do. */
export type FaultProxy = AsyncDisposable & {
  readonly url: string;
  /** Every request so far, in the order of their ends. */
  readonly attempts: readonly Attempt[];
  /** Requests that are under way now. */
  readonly underWay: number;
  faults: ChooseFault;
  /** Nobody is reached: open connections break, the live stream of changes too. */
  offline: boolean;
  /** Another build of the app, served in place of the house's own. */
  pages: Pages | null;
};

/** @param house origin of the server that stands behind */
export async function startFaultProxy(house: string): Promise<FaultProxy> {
  const upstream: Upstream = { url: new URL(house), agent: new Agent({ keepAlive: true }) };
  const sockets = new Set<Socket>();
  const attempts: Attempt[] = [];
  const started = performance.now();
  const state = { faults: noFault, offline: false, pages: null as Pages | null, underWay: 0 };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    const { method, path } = asked;
    const fault = state.offline ? 'offline' : state.faults({ method, path });
    if (fault === null && state.pages && serveBuild(state.pages, asked, response)) return;
    const outcome = fault === 'offline' ? cut(response) : await answer(asked, fault, response);
    const at = Math.round(performance.now() - started);
    attempts.push({ method, path, fault, at, ...commandsIn(path, asked.body), ...outcome });
  }

  async function answer(asked: Asked, fault: Fault | null, response: ServerResponse): Promise<Outcome> {
    if (fault !== null) return harm(fault, { asked, upstream, response });
    const message = await open(upstream, asked);
    if (!isStream(message)) return harm(null, { asked, upstream, response, message });
    response.writeHead(message.statusCode ?? 502, message.headers);
    message.pipe(response);
    response.once('close', () => message.destroy());
    return { reached: 1, answered: [], heard: [] };
  }

  const server = createServer((request, response) => {
    state.underWay += 1;
    handle(request, response)
      // A sender that has gone, or a house that is closing, is what this is here to bear.
      .catch(() => response.destroy())
      .finally(() => {
        state.underWay -= 1;
      });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    attempts,
    get underWay() {
      return state.underWay;
    },
    get faults() {
      return state.faults;
    },
    set faults(choose) {
      state.faults = choose;
    },
    get offline() {
      return state.offline;
    },
    set offline(offline) {
      state.offline = offline;
      if (offline) for (const socket of sockets) socket.destroy();
    },
    get pages() {
      return state.pages;
    },
    set pages(pages) {
      state.pages = pages;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
      upstream.agent.destroy();
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '/', headers } = request;
  return { method, path: url, headers, body: await buffer(request) };
}

function cut(response: ServerResponse): Outcome {
  response.destroy();
  return { reached: 0, answered: [], heard: [] };
}
