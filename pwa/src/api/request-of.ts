import type { Call } from '@meikan/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { readAfter } from './read-after.ts';
import { readSessionToken } from './session-token.ts';

/** A part that may be left out where the contract asks for nothing. */
type Part<Name extends string, S extends z.ZodType> =
  undefined extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : Record<string, never> extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> };

/** What the caller gives: parameters, query and body as the contract describes them, before defaults. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> & {
    /** Set by a caller who may repeat the same command; made here otherwise. UUIDv7. */
    readonly idempotencyKey?: string;
    /** The file of a multipart call, by the name of its part. */
    readonly file?: FilePart;
    readonly signal?: AbortSignal;
  };

export type FilePart = { readonly part: string; readonly blob: Blob };

/** The same, loosened, as the functions below read it. */
export type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly file?: FilePart;
  readonly signal?: AbortSignal;
};

/** Path and query of a call: parameters escaped, absent query values left out, lists joined by commas. */
export function addressOf(call: Pick<Call, 'path'>, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Multipart fields: texts as they are, everything else as JSON, the file last. */
function formOf({ body, file }: LooseInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) form.append(file.part, file.blob);
  return form;
}

function headersOf(call: Call, input: LooseInput): Headers {
  const headers = new Headers({ accept: call.media, 'current-location': location.pathname });
  const token = readSessionToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const position = readAfter();
  if (call.kind === 'read' && position) headers.set('read-after', position);
  if (call.kind === 'command') headers.set('idempotency-key', input.idempotencyKey ?? uuidv7());
  if (call.encoding === 'json' && input.body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

/** Everything `fetch` needs but the time limit. */
export function requestOf(call: Call, input: LooseInput): RequestInit {
  const request = { method: call.method, headers: headersOf(call, input) };
  if (call.encoding === 'multipart') return { ...request, body: formOf(input) };
  return input.body === undefined ? request : { ...request, body: JSON.stringify(input.body) };
}
