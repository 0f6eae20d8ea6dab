import type { Call, CallBody, CallParams, CallQuery } from '@meikan/contracts';
import type { Viewer } from './recorded-answer.ts';

/** What the app asks or sends, as the server reads it. */
export type Asked<C extends Call> = {
  /** Who asks, by the token that came with it. */
  readonly viewer: Viewer;
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  /** Of a multipart call the whole form. */
  readonly body: C['encoding'] extends 'multipart' ? FormData : CallBody<C>;
};

const VIEWERS: ReadonlySet<string> = new Set<Viewer>(['general', 'business', 'admin']);
const isViewer = (text: string): text is Viewer => VIEWERS.has(text);

/** The session token of a test is the name of its role. */
export function viewerOf(request: Request): Viewer {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return isViewer(token) ? token : 'anonymous';
}

/** Path and query, readable. */
export const addressOf = ({ url }: Request): string => decodeURI(url.slice(new URL(url).origin.length));

async function bodyOf(call: Call, request: Request): Promise<unknown> {
  if (call.encoding === 'multipart') return request.formData();
  const text = await request.text();
  return call.body.parse(text === '' ? undefined : JSON.parse(text));
}

/** Reads a request by the contract. Throws where it is none that the contract describes. */
export async function asked<C extends Call>(call: C, request: Request, params: unknown): Promise<Asked<C>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const read = {
    viewer: viewerOf(request),
    params: call.params.parse(params),
    query: call.query.parse(query),
    body: await bodyOf(call, request),
  };
  // Each part is parsed by the schema that its type is made from.
  return read as Asked<C>;
}
