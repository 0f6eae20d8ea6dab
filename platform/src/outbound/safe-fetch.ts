import { isUtf8 } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { limitWorkByKey } from '../concurrency/limit-work-by-key.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { addressFailed, addressRefused } from './outbound-problem.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';
import { type Dial, requestOnce } from './request-once.ts';
import { parseWebUrl, type Resolve, vetUrl } from './vet-url.ts';

export type FetchOptions = {
  /** Media types that are taken, such as `application/rss+xml`; with the range of all among them, whatever comes, named or not. */
  readonly accept: readonly string[];
  /** Of the last answer: an unchanged one is not sent again. */
  readonly etag?: string;
  readonly signal?: AbortSignal;
};

export type Fetched =
  | { readonly kind: 'not-modified' }
  | {
      readonly kind: 'fetched';
      /** After redirects. */
      readonly url: string;
      /** The whole `content-type`, for its charset. */
      readonly contentType: string;
      readonly etag: string | undefined;
      readonly body: Buffer;
    };

/** Fetches an address that a user gave. @throws ProblemError 422 `address-not-allowed` or `address-not-readable` */
export type SafeFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

export type SafeFetchOptions = {
  readonly userAgent?: string;
  readonly connectMs?: number;
  readonly totalMs?: number;
  /** After decompression. */
  readonly maxBytes?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
};

const CONNECT = 3_000;
const TOTAL = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const AT_ONCE = 4;
const MOST_WAITING = 500;
const tooManyFetches = () => new ProblemError({ code: 'unavailable', retryAfter: 30 });
const ANY_TYPE = '*/*';
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

type Settings = Required<SafeFetchOptions>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Names are looked up by the system, which cannot be interrupted: we stop waiting instead. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

function headersOf(options: FetchOptions, userAgent: string): Record<string, string> {
  const etag =
    options.etag !== undefined && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(options.etag) ? options.etag : undefined;
  return {
    accept: options.accept.join(', '),
    'accept-encoding': ACCEPTED_ENCODINGS,
    'user-agent': userAgent,
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
}

async function readAnswer(
  response: IncomingMessage,
  url: URL,
  accept: readonly string[],
  maxBytes: number,
): Promise<Fetched> {
  if (response.statusCode === 304) return { kind: 'not-modified' };
  const contentType = response.headers['content-type'] ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isTaken = accept.includes(ANY_TYPE) || accept.includes(mediaType);
  if (response.statusCode !== 200 || !isTaken) throw addressFailed();
  const body = await readBody(response, maxBytes);
  return { kind: 'fetched', url: url.href, contentType, etag: response.headers.etag, body };
}

const BEYOND_ASCII = /[\x80-\xff]/g;

/** Servers write addresses as bare UTF-8, which Node hands on byte by byte; what is no UTF-8 stays the bytes it is. */
function locationOf({ headers: { location = '' } }: IncomingMessage): string {
  const bytes = Buffer.from(location, 'latin1');
  if (isUtf8(bytes)) return bytes.toString();
  return location.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Every hop is vetted anew. */
async function follow(first: URL, options: FetchOptions, settings: Settings, signal: AbortSignal): Promise<Fetched> {
  const headers = headersOf(options, settings.userAgent);
  let url = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const target = await orAborted(vetUrl(url, settings.resolve), signal);
    const response = await requestOnce({ target, headers, signal, dial: settings.dial, connectMs: settings.connectMs });
    try {
      if (!REDIRECTS.has(response.statusCode ?? 0))
        return await readAnswer(response, url, options.accept, settings.maxBytes);
      url = parseWebUrl(locationOf(response), url);
    } finally {
      response.destroy();
    }
  }
  throw addressRefused();
}

/**
 * The only way out for addresses that users give: web ports, public addresses pinned after vetting,
 * three redirects, 3 s to connect, 10 s in all, 5 MiB, named media types, no cookies, four at once and one per host.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const settings: Settings = {
    userAgent: 'Meikan/1.0',
    connectMs: CONNECT,
    totalMs: TOTAL,
    maxBytes: MAX_BYTES,
    resolve: resolveByDns,
    dial: (host, port) => connect({ host, port }),
    ...options,
  };
  const limit = limitWorkByKey({ running: AT_ONCE, waiting: MOST_WAITING, full: tooManyFetches });
  return async (text, fetchOptions) => {
    const url = parseWebUrl(text);
    return limit(url.hostname, async () => {
      const deadline = AbortSignal.timeout(settings.totalMs);
      const signal = fetchOptions.signal ? AbortSignal.any([deadline, fetchOptions.signal]) : deadline;
      try {
        return await follow(url, fetchOptions, settings, signal);
      } catch (error) {
        throw error instanceof ProblemError ? error : addressFailed(error);
      }
    });
  };
}
