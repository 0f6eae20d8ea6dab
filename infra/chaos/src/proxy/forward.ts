import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it came, whole. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Where requests go on to. */
export type Upstream = { readonly url: URL; readonly agent: Agent };

/** An answer as it came, whole. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Sends a request on and resolves when the answer's head is there. Its body is the caller's to read. */
export function open({ url, agent }: Upstream, asked: Asked): Promise<IncomingMessage> {
  const { origin, host } = url;
  return new Promise((resolve, reject) => {
    const sent = request(new URL(asked.path, url), {
      agent,
      method: asked.method,
      headers: { ...withoutEncoding(asked.headers), host, ...(asked.headers.origin ? { origin } : {}) },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(asked.body);
  });
}

/** Answers of the API are read here, so they come unpacked. */
function withoutEncoding({ 'accept-encoding': _packed, connection: _kept, ...headers }: IncomingHttpHeaders) {
  return headers;
}

export async function whole(message: IncomingMessage): Promise<Answer> {
  const body = await buffer(message);
  return { status: message.statusCode ?? 502, headers: message.headers, body };
}

export const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;
