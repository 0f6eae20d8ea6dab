import type { z } from 'zod';

/**
 * Who may make a call (endpoints.tsv, fourth column). `owner` means the owner of the profile or company in the path;
 * an admin may do what an owner may. Every route has exactly one rule; the role × route matrix is made from it.
 */
export type Access = 'anyone' | 'signed-in' | 'general' | 'business' | 'owner' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodObject;

/** One call of the wire, once: the servers register it, the phone makes it, OpenAPI and the tests are drawn from it. */
export type Call<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  readonly method: Method;
  /** With `:name` parameters, as Fastify and the phone's client read them. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  /** `z.undefined()` where the call carries no body; multipart calls describe their fields. */
  readonly body: B;
  readonly encoding: 'json' | 'multipart';
  /** What stands under `payload` in the answer, or is the whole answer of a `bare` call. */
  readonly answer: A;
  /** As what the answer is sent: a ZIP is the whole answer, and `answer` is a `fileAnswer`. */
  readonly media: 'application/json' | 'application/zip';
  /** True for the calls that are answered without `payload` around them. */
  readonly bare: boolean;
  /** Answer headers beside `event-position` (commands) and `watermark` (reads): `total`, `counter`, and where it holds `lower-bound`. */
  readonly headers: readonly ('total' | 'counter' | 'lower-bound')[];
  readonly kind: 'read' | 'command';
};

export type CallParams<C extends Call> = z.output<C['params']>;
export type CallQuery<C extends Call> = z.output<C['query']>;
export type CallBody<C extends Call> = z.output<C['body']>;
export type CallAnswer<C extends Call> = z.output<C['answer']>;
/** What a caller writes, before defaults are filled in. */
export type CallQueryInput<C extends Call> = z.input<C['query']>;
export type CallBodyInput<C extends Call> = z.input<C['body']>;
