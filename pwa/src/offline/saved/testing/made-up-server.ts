import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { PersonCard } from '@meikan/contracts';
import { somebody } from '../../../features/profile/testing/somebody.ts';

/**
 * Answers for people who do not exist, each with three pictures of noise, beside the files of a built page. Nobody follows them,
 * but for one with a picture who follows those whose names begin with `followed`.
 */
export type MadeUpServer = AsyncDisposable & {
  readonly url: string;
  /** People who are gone from now on: 404. */
  readonly gone: Set<string>;
  /** Paths that were asked for so far. */
  readonly asked: string[];
};

const PICTURES = 3;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function openMadeUpServer(folder: string, pictureBytes: number): Promise<MadeUpServer> {
  const gone = new Set<string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    asked.push(pathname);
    const person = /^\/api\/users\/username\/([^/]+)$/.exec(pathname)?.[1];
    if (person !== undefined) sendPerson(response, decodeURIComponent(person), gone);
    else if (/^\/api\/users\/followed[^/]*\/followers$/.test(pathname)) sendPeople(response, [FAN]);
    else if (/^\/api\/users\/[^/]+\/follow(?:ers|ing)$/.test(pathname)) sendPeople(response, []);
    else if (pathname.startsWith('/images/')) sendPicture(response, pathname, pictureBytes);
    else void sendFile(response, folder, pathname);
  });
  const url = await listen(server);
  return {
    url,
    gone,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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

function sendPerson(response: ServerResponse, id: string, gone: ReadonlySet<string>): void {
  response.setHeader('content-type', 'application/json');
  if (gone.has(id)) {
    const problem = {
      type: 'about:blank',
      title: '見つかりません',
      status: 404,
      code: 'not-found',
      detail: '',
      payload: '',
      errors: [],
    };
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    return;
  }
  const pictures = Array.from({ length: PICTURES }, (_, at) => `/images/${id}-${at}.webp`);
  const [avatar = null, ...otherPhotos] = pictures;
  const introduction = `${id}の自己紹介です。`.repeat(60);
  response.end(
    JSON.stringify({ payload: somebody({ id, username: `@${id}`, name: id, avatar, otherPhotos, introduction }) }),
  );
}

const FAN: PersonCard = {
  ...{
    id: 'fan',
    username: '@fan',
    name: 'fan',
    avatar: '/images/fan.webp',
    job: null,
    workFor: null,
    livingAddress: null,
  },
  ...{ isVerified: false, useServiceCount: 0, followerCount: 0, isFollowing: false },
};

function sendPeople(response: ServerResponse, people: readonly PersonCard[]): void {
  const headers = { 'content-type': 'application/json', total: String(people.length) };
  response.writeHead(200, headers).end(JSON.stringify({ payload: people }));
}

/** Noise, so that nothing along the way makes it smaller; the same for the same address. */
function sendPicture(response: ServerResponse, address: string, bytes: number): void {
  const noise = Buffer.alloc(bytes);
  for (let at = 0; at < bytes; at += 32) createHash('sha256').update(`${address} ${at}`).digest().copy(noise, at);
  response.writeHead(200, { 'content-type': 'image/webp' }).end(noise);
}

async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const file = path === '/' ? '/index.html' : path;
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (bytes === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes);
}
