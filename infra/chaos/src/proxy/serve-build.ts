import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import type { Asked } from './forward.ts';

type File = { readonly body: Buffer; readonly type: string };
/** Files by their paths, that stand before those of the application: another build of the app. */
export type Pages = ReadonlyMap<string, File>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Reads a built app. */
export async function readBuild(dist: string): Promise<Pages> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file): Promise<[string, File]> => {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return [`/${relative(dist, file)}`, { body: await readFile(file), type }];
  });
  return new Map(await Promise.all(read));
}

/** Pages that the application itself answers. */
const NOT_PAGES = /^\/(api|images|oidc|identity|dev)(\/|$)/;

/** Answers with a file of the build, or with its shell for a page; false when it is the application's to answer. */
export function serveBuild(pages: Pages, { method, path, headers }: Asked, response: ServerResponse): boolean {
  if (method !== 'GET') return false;
  const { pathname } = new URL(path, 'http://here');
  const isPage = headers.accept?.includes('text/html') === true && !NOT_PAGES.test(pathname);
  const file = pages.get(pathname) ?? (isPage ? pages.get('/index.html') : undefined);
  if (file === undefined) return false;
  const { body, type } = file;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', 'content-length': body.length });
  response.end(body);
  return true;
}
