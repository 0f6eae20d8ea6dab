import type { Call, CallAnswer, CallBody, CallParams, CallQuery, LowerBound } from '@meikan/contracts';
import type { FastifyRequest } from 'fastify';
import type { LimitName } from '../server/rate-limits.ts';
import type { Viewer } from '../viewer.ts';

/** Everything of a request that a handler may use, already parsed by the call's contract. */
export type CallContext<C extends Call, F = undefined> = {
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
  /** What `readBody` of a multipart call took aside. */
  readonly files: F;
  readonly viewer: Viewer;
  /** Header `read-after`: a log position the answer should include. */
  readonly readAfter: string | undefined;
  /** Header `idempotency-key`: the command's id, made by the sender. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  setHeader(name: string, value: string | number): void;
  /** Counts against a stricter limit what only the body tells. @throws ProblemError 429 */
  count(limit: StricterLimit): Promise<void>;
  /** Leaves a trace of an attempt at what only admins may do, where only the body tells of it. `target`: at what. */
  tellOfRefusal(target: string): Promise<void>;
};

export type StricterLimit = Exclude<LimitName, 'general'>;

/** What a handler answers; absent parts leave no header. */
export type CallResult<C extends Call> = {
  readonly payload: CallAnswer<C>;
  /** Header `total`: rows of the whole list. */
  readonly total?: number | undefined;
  /** Header `counter`: rows per category, as JSON. */
  readonly counter?: Readonly<Record<string, number>> | undefined;
  /** Header `lower-bound`: there may be more than the counter, or than both, say. */
  readonly lowerBound?: LowerBound | undefined;
  /** Header `event-position` of a write. */
  readonly position?: string | undefined;
  /** Header `watermark` of a read: how far the fold has come. */
  readonly watermark?: string | undefined;
  /** Header `stale: true`: the fold did not reach `read-after` in time. */
  readonly stale?: boolean | undefined;
  /** Header `estimated-bytes` of a file. */
  readonly estimatedBytes?: number | undefined;
  /** 200 unless told. */
  readonly status?: number | undefined;
};

export type CallHandler<C extends Call, F = undefined> = (
  context: CallContext<C, F>,
) => Promise<CallResult<C>> | CallResult<C>;

/** Who sends the request; throws a 401 problem for a bad token. Identity implements it. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer>;

/** Multipart calls say how their body is read: `body` is parsed by the contract, `files` is handed to the handler. */
export type ReadBody<F> = (request: FastifyRequest) => Promise<{ readonly body: unknown; readonly files: F }>;

export type CallOptions<F = undefined> = {
  readonly authenticate: Authenticate;
  /** A stricter counter beside `general`. */
  readonly limit?: StricterLimit;
  /** Largest body of this call in bytes, when not the server's. */
  readonly bodyLimit?: number;
  readonly readBody?: ReadBody<F>;
};
