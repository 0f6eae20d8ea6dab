import type { Call } from '@meikan/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { parseOrRefuse } from '../problems/zod-problem.ts';
import { networkOf } from '../server/network-of.ts';
import { type ServerState, stateOf } from '../server/server-state.ts';
import type { Viewer } from '../viewer.ts';
import { enforceAccess } from './access.ts';
import { sendAnswer } from './answer.ts';
import type { CallContext, CallHandler, CallOptions } from './call-handler.ts';
import { parseQuery } from './query.ts';
import type { RegisteredCall } from './registered-call.ts';

const OPAQUE_HEADER = /^[\x21-\x7e]{1,256}$/;

function opaqueHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && OPAQUE_HEADER.test(value)) return value;
  throw new ProblemError({ code: 'malformed-request', detail: `ヘッダー ${name} の形式が正しくありません。` });
}

/** An empty-bodied toggle may come as nothing or as `{}`. */
function bodyOf(call: Call, sent: unknown): unknown {
  const empty = sent === undefined || sent === null || (typeof sent === 'object' && Object.keys(sent).length === 0);
  if (!empty) return sent;
  return call.body.safeParse(undefined).success ? undefined : (sent ?? {});
}

const countedAs = (viewer: Viewer, { ip }: FastifyRequest): string =>
  viewer.kind === 'account' ? `account:${viewer.accountId}` : networkOf(ip);

/** A request that has come past its guard. */
type Guarded = {
  readonly state: ServerState;
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

async function contextOf<C extends Call, F>(
  call: C,
  { state, viewer, request, reply }: Guarded,
  options: CallOptions<F>,
): Promise<CallContext<C, F>> {
  const params = parseOrRefuse<C['params']>(call.params, request.params, 'not-found');
  const query = parseOrRefuse<C['query']>(call.query, parseQuery(request.raw.url ?? ''), 'invalid-query');
  // Without `readBody` there are no files: F is then what it is by default, undefined.
  const read = options.readBody ? await options.readBody(request) : { body: request.body, files: undefined as F };
  return {
    params,
    query,
    body: parseOrRefuse<C['body']>(call.body, bodyOf(call, read.body), 'invalid'),
    files: read.files,
    viewer,
    readAfter: opaqueHeader(request, 'read-after'),
    idempotencyKey: opaqueHeader(request, 'idempotency-key'),
    request,
    setHeader: (name, value) => void reply.header(name, value),
    count: (limit) => state.limiters[limit](request, reply, countedAs(viewer, request)),
    tellOfRefusal: (target) => tellOfRefusal(call, state, viewer, target),
  };
}

/** Counted by address before anything is done, by account once it is known. */
function guard(
  call: Call,
  state: ServerState,
  options: Omit<CallOptions, 'readBody'>,
  viewers: WeakMap<FastifyRequest, Viewer>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await state.limiters.general(request, reply, networkOf(request.ip));
    const viewer = await options.authenticate(request);
    const who = countedAs(viewer, request);
    if (viewer.kind === 'account') await state.limiters.general(request, reply, who);
    if (options.limit !== undefined) await state.limiters[options.limit](request, reply, who);
    if (call.access === 'admin') await tellOfRefusal(call, state, viewer, request.url.split('?', 1)[0] ?? '');
    enforceAccess(call.access, viewer);
    viewers.set(request, viewer);
  };
}

/** A page's owner who tries an admin's switch leaves a trace. */
async function tellOfRefusal(call: Call, state: ServerState, viewer: Viewer, target: string): Promise<void> {
  if (viewer.kind !== 'account' || viewer.role === 'admin') return;
  await state.onRefused({ viewer, call: `${call.method} ${call.path}`, target });
}

/**
 * Serves one call of the contracts: limits, access by role, strict parsing, `{"payload": …}`, headers, problems.
 * The viewer is known before the body is read.
 */
export function registerCall<C extends Call, F = undefined>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C, F>,
  options: CallOptions<F>,
): void {
  const state = stateOf(app);
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  state.calls.push({ call, url: `${app.prefix}${call.path}` });
  app.route({
    method: call.method,
    url: call.path,
    config: { rule: call.access, isCall: true },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    onRequest: guard(call, state, options, viewers),
    handler: async (request, reply) => {
      const viewer = viewers.get(request);
      if (viewer === undefined) throw new Error(`${call.name} was reached past its guard.`);
      const context = await contextOf(call, { state, viewer, request, reply }, options);
      const result = await state.limitCalls(async () => handler(context));
      return sendAnswer(call, reply, result, state.checkAnswers);
    },
  });
}

/** Every call served by this server, for the role × route matrix and OpenAPI. */
export function registeredCalls(app: FastifyInstance): readonly RegisteredCall[] {
  return stateOf(app).calls;
}
