import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PWA_DIST } from '@meikan/pwa';
import { inTime } from '@meikan/testkit';
import { type Release, release } from './release.ts';

/**
 * What goes wrong with a request: nobody answers, for ever or until a promise resolves, or a page answers for whatever was asked. A
 * function is called once the application has done what was asked; the sender never hears of it.
 */
export type Fault = 'hangs' | Promise<void> | 'page-instead' | (() => void);

/** What is asked, as far as faults are chosen by it. */
export type Asked = Pick<IncomingMessage, 'headers'> & { readonly path: string };

/** Stands before an application, and releases builds of the app on its address. */
export type Front = AsyncDisposable & {
  readonly url: string;
  /** Paths that were asked for so far. */
  readonly asked: string[];
  /** From now on another build is served; files of former ones are gone unless `keep`. */
  deploy(options?: { readonly changed?: RegExp; readonly keep?: boolean }): Release;
  /** What goes wrong from now on; `undefined` where nothing does. */
  spoil(fault: (asked: Asked) => Fault | undefined): void;
  /** The operators' switch for releases that must not wait (docs/operations.md). */
  requireUpdates(): void;
  /** The operators' switch for workers; `said` is whether `/version.json` tells of it. */
  retireWorker(options: { readonly said: boolean }): void;
};

const ASSETS = '/assets/';
const TEXTS = /^(?:text\/html|text\/css|application\/javascript|application\/json)/;
/** Headers that are wrong once the bytes are others. */
const OF_THE_BYTES = /^(?:content-encoding|content-length|etag|transfer-encoding)$/;
const PAGE = '<!doctype html><title>Wi-Fi</title><p>ログインしてください';

export async function openFront(application: string): Promise<Front> {
  const originals = await readdir(join(process.env.PWA_DIST ?? PWA_DIST, 'assets'));
  const asked: string[] = [];
  const state = {
    present: release(originals, 0),
    served: [release(originals, 0)],
    retired: false,
    said: false,
    required: false,
  };
  let spoiled: (asked: Asked) => Fault | undefined = () => undefined;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', application);
    asked.push(url.pathname);
    const fault = spoiled({ path: url.pathname, headers: request.headers });
    if (fault === 'hangs') return;
    if (fault instanceof Promise) await fault;
    if (fault === 'page-instead') return response.setHeader('content-type', 'text/html').end(PAGE);
    if (typeof fault === 'function') {
      await fetch(url, await sent(request, url));
      return fault();
    }
    await answer(request, response, url, state).catch((error) => response.destroy(error));
  });
  const url = await listen(server);
  return {
    url,
    asked,
    deploy({ changed, keep = false } = {}) {
      state.present = release(originals, state.present.number + 1, changed);
      state.served = keep ? [state.present, ...state.served] : [state.present];
      return state.present;
    },
    spoil: (fault) => (spoiled = fault),
    requireUpdates: () => Object.assign(state, { required: true }),
    retireWorker: ({ said }) => Object.assign(state, { retired: true, said }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await inTime('the front to close', new Promise((resolve) => server.close(resolve)));
    },
  };
}

type State = {
  readonly present: Release;
  readonly served: readonly Release[];
  readonly retired: boolean;
  readonly said: boolean;
  readonly required: boolean;
};

async function answer(request: IncomingMessage, response: ServerResponse, url: URL, state: State): Promise<void> {
  const owner = atApplication(url, state);
  const told = await fetch(url, { ...(await sent(request, url)), redirect: 'manual' });
  response.writeHead(
    told.status,
    Object.fromEntries([...told.headers].filter(([header]) => !OF_THE_BYTES.test(header))),
  );
  if (TEXTS.test(told.headers.get('content-type') ?? '') && !url.pathname.startsWith('/api/')) {
    const text = owner.rewrite(await told.text());
    response.end(url.pathname === '/version.json' ? switched(text, state) : text);
    return;
  }
  // A stream of live changes goes through piece by piece.
  for await (const piece of told.body ?? []) response.write(piece);
  response.end();
}

/** What `/version.json` says of the switches. */
function switched(version: string, { said, required }: State): string {
  const worker = said ? version.replace('"served"', '"retired"') : version;
  return required ? worker.replace('"offered"', '"required"') : worker;
}

/** Turns the address into that of the application's own file; answers whose names the file is to be sent with. */
function atApplication(url: URL, { served, present, retired }: State): Release {
  if (url.pathname === '/service-worker.js' && retired) url.pathname = '/retiring-worker.js';
  if (!url.pathname.startsWith(ASSETS)) return present;
  const name = url.pathname.slice(ASSETS.length);
  const owner = served.find((one) => one.originalOf(name) !== undefined);
  url.pathname = `${ASSETS}${owner?.originalOf(name) ?? 'gone-00000000.js'}`;
  return owner ?? present;
}

/** The request as it goes on to the application, from a page of its own: whole answers only, never 「not modified」. */
async function sent(request: IncomingMessage, { origin }: URL): Promise<RequestInit> {
  const { host: _, connection: __, ...rest } = request.headers;
  const headers = Object.entries(rest).flatMap(([header, value]) =>
    typeof value === 'string' && !/^(?:if-|accept-encoding$|origin$)/.test(header)
      ? [[header, value] as [string, string]]
      : [],
  );
  if (request.headers.origin !== undefined) headers.push(['origin', origin]);
  const method = request.method ?? 'GET';
  return /^(?:GET|HEAD)$/.test(method) ? { method, headers } : { method, headers, body: await readAll(request) };
}

async function readAll(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`);
    });
  });
}
