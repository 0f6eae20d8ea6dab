import type { ServerResponse } from 'node:http';
import type { Asked } from './forward.ts';

/** Files by their paths, that stand before those of the house: another build of the app. */
export type Pages = ReadonlyMap<string, { readonly body: Buffer; readonly type: string }>;

/** Answers with a file of the build; false when the path is none of its files. */
export function serveBuild(pages: Pages, { method, path }: Asked, response: ServerResponse): boolean {
  const page = method === 'GET' ? pages.get(new URL(path, 'http://here').pathname) : undefined;
  if (page === undefined) return false;
  const { body, type } = page;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', 'content-length': body.length });
  response.end(body);
  return true;
}
