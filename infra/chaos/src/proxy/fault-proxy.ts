import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Attempt, commandsIn } from './attempts.ts';
import { type ChooseFault, type Fault, noFault } from './faults.ts';
import { type Asked, isStream, open, type Upstream } from './forward.ts';
import { harm, type Outcome } from './harm.ts';
import { type Pages, serveBuild } from './serve-build.ts';

/** @param application origin of the server that stands behind */
export async function startFaultProxy(application: string): Promise<FaultProxy> {
  const proxy = new FaultProxy(application);
  await proxy.listen();
  return proxy;
}

/** Stands before the application for one device, and does to its requests what networks do. */
export class FaultProxy implements AsyncDisposable {
  /** Every request so far, in the order of their ends. */
  readonly attempts: Attempt[] = [];
  faults: ChooseFault = noFault;
  /** Another build of the app, served in place of the application's own. */
  pages: Pages | null = null;
  readonly #upstream: Upstream;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #started = performance.now();
  #offline = false;

  constructor(application: string) {
    this.#upstream = { url: new URL(application), agent: new Agent({ keepAlive: true }) };
    this.#server = createServer((request, response) => {
      // A sender that has gone, or an application that is closing, is what this is here to bear.
      this.#handle(request, response).catch(() => response.destroy());
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    const bound = this.#server.address();
    if (bound === null || typeof bound !== 'object') throw new Error('the proxy does not listen');
    return `http://127.0.0.1:${bound.port}`;
  }

  /** Nobody is reached: open connections break, the live stream of changes too. */
  get offline(): boolean {
    return this.#offline;
  }

  set offline(offline: boolean) {
    this.#offline = offline;
    if (offline) this.#breakConnections();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#breakConnections();
    await closed;
    this.#upstream.agent.destroy();
  }

  #breakConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    const { method, path } = asked;
    const fault = this.#offline ? 'offline' : this.faults({ method, path });
    if (fault === null && this.pages && serveBuild(this.pages, asked, response)) return;
    const outcome = fault === 'offline' ? cut(response) : await this.#answer(asked, fault, response);
    const at = Math.round(performance.now() - this.#started);
    this.attempts.push({ method, path, fault, at, ...commandsIn(path, asked.body), ...outcome });
  }

  async #answer(asked: Asked, fault: Fault | null, response: ServerResponse): Promise<Outcome> {
    const upstream = this.#upstream;
    if (fault !== null) return harm(fault, { asked, upstream, response });
    const message = await open(upstream, asked);
    if (!isStream(message)) return harm(null, { asked, upstream, response, message });
    response.writeHead(message.statusCode ?? 502, message.headers);
    message.pipe(response);
    response.once('close', () => message.destroy());
    return { reached: 1, answered: [], heard: [] };
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '/', headers } = request;
  return { method, path: url, headers, body: await buffer(request) };
}

function cut(response: ServerResponse): Outcome {
  response.destroy();
  return { reached: 0, answered: [], heard: [] };
}
