import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { somebody } from '../../../features/profile/testing/somebody.ts';

/** Answers for people who do not exist, each with three pictures of noise and no followers, beside the files of a built page. */
export type MadeUpServer = AsyncDisposable & { readonly url: string };

const PICTURES = 3;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function openMadeUpServer(folder: string, pictureBytes: number): Promise<MadeUpServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const person = /^\/api\/users\/username\/([^/]+)$/.exec(pathname)?.[1];
    if (person !== undefined) sendPerson(response, decodeURIComponent(person));
    else if (/^\/api\/users\/[^/]+\/follow(?:ers|ing)$/.test(pathname)) sendNobody(response);
    else if (pathname.startsWith('/images/')) sendPicture(response, pathname, pictureBytes);
    else void sendFile(response, folder, pathname);
  });
  const url = await listen(server);
  return {
    url,
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

function sendPerson(response: ServerResponse, id: string): void {
  response.setHeader('content-type', 'application/json');
  const pictures = Array.from({ length: PICTURES }, (_, at) => `/images/${id}-${at}.webp`);
  const [avatar = null, ...otherPhotos] = pictures;
  const introduction = `${id}の自己紹介です。`.repeat(60);
  response.end(
    JSON.stringify({ payload: somebody({ id, username: `@${id}`, name: id, avatar, otherPhotos, introduction }) }),
  );
}

function sendNobody(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', total: '0' }).end(JSON.stringify({ payload: [] }));
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
