import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Objects by path (`/bucket/key`); just as much of S3's wire as the adapter speaks, for tests without a bucket. */
type Objects = Map<string, Buffer>;

const BUCKET = '/pictures';

/** Two keys a page, so that listing has to ask again. */
const PAGE = 2;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function listing(objects: Objects, bucket: string, query: URLSearchParams): string {
  const start = `${bucket}/${query.get('prefix') ?? ''}`;
  const names = [...objects.keys()].filter((name) => name.startsWith(start)).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const rows = names.slice(from, from + PAGE).map((name) => {
    return `<Contents><Key>${name.slice(bucket.length + 1)}</Key><Size>${objects.get(name)?.length ?? 0}</Size></Contents>`;
  });
  const more = from + PAGE < names.length;
  const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}

function send(response: ServerResponse, status: number, body: Buffer | string = '', length?: number): void {
  response.writeHead(status, { 'content-length': length ?? Buffer.byteLength(body) }).end(body);
}

async function answer(objects: Objects, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket.invalid');
  if (url.searchParams.has('list-type')) {
    return send(response, 200, listing(objects, url.pathname.replace(/\/$/, ''), url.searchParams));
  }
  if (request.method === 'HEAD' && url.pathname.replace(/\/$/, '') === BUCKET) return send(response, 200);
  const held = objects.get(url.pathname);
  switch (request.method) {
    case 'PUT':
      objects.set(url.pathname, await bodyOf(request));
      return send(response, 200);
    case 'DELETE':
      objects.delete(url.pathname);
      return send(response, 204);
    default:
      if (held === undefined) return send(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
      return request.method === 'HEAD' ? send(response, 200, '', held.length) : send(response, 200, held);
  }
}

/** A bucket that lives as long as the test; `address` is an IMAGE_STORE for it. */
export async function pretendBucket(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const objects: Objects = new Map();
  const server: Server = createServer((request, response) => {
    answer(objects, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the pretended bucket has no port');
  const endpoint = encodeURIComponent(`http://127.0.0.1:${at.port}`);
  return {
    address: `s3:/${BUCKET}/test?region=us-east-1&endpoint=${endpoint}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
