import type { Call, CallAnswer } from '@meikan/contracts';
import type { Refusal } from '@meikan/domain';
import { type ExpectedRevision, eventIdOf, type HandlingResult } from '@meikan/event-log';
import { type CallContext, type CallOptions, ProblemError, registerCall, uuidv5 } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { createEntityLoader, type EntityLoader } from '../entities/entity-loader.ts';
import { type Applied, appliedOrThrow, type Sent } from './applied.ts';
import type { CommandApiDeps } from './deps.ts';
import { dispatch, prepareAndDispatch, withIdempotency } from './idempotency.ts';
import type { PreparedCommand } from './prepared-command.ts';
import type { RequestContext } from './request-context.ts';
import { envelopeOf, type Sender, senderOf } from './sender.ts';

/** What a route works with while it answers one call. */
export type RouteContext = RequestContext & {
  /**
   * Sends the command that `prepare` makes; `If-Match` says on which revision, where the caller sent it. A repeat gets its first
   * answer and prepares nothing: whatever only a new command needs is read inside, and payloads are told as of `revision` of
   * `stream`.
   */
  send(prepare: () => Promise<PreparedCommand>): Promise<Sent>;
  /**
   * Sends a command that has to stand before the call's own, from inside `prepare`, under an id made of the call's: the repeat of
   * a call that was cut off in between finds it done and goes on. One of them in a call.
   */
  sendAhead(prepared: PreparedCommand): Promise<Applied>;
  /**
   * Sends one of the many commands of a call, under an id made of the call's and `part`. `prepare` may find that its rule says no
   * already; a repeat of the call prepares nothing for what was done the first time.
   */
  sendPart(part: string, prepare: () => Promise<PreparedCommand | Refused>): Promise<HandlingResult<unknown, Refusal>>;
};

type Refused = { readonly kind: 'refused'; readonly refusal: Refusal };

/** How a body that is not JSON is read, and which counter stands beside the general one. */
type RouteOptions = Pick<CallOptions, 'readBody' | 'limit'>;

/** Answers a call with its payload and where it applied. */
export type CommandAnswer<C extends Call> = { readonly payload: CallAnswer<C>; readonly applied: Applied };

/** Registers one call of the command side: its handler sends commands by the context, the position goes out as a header. */
export function commandRoute<C extends Call>(
  app: FastifyInstance,
  deps: CommandApiDeps,
  call: C,
  handler: (received: CallContext<C>, context: RouteContext) => Promise<CommandAnswer<C>>,
  options: RouteOptions = {},
): void {
  const entities = createEntityLoader(deps.handler);
  registerCall(
    app,
    call,
    async (received) => {
      const context = routeContextOf(deps, entities, senderOf(deps, call, received), received);
      const answer = await handler(received, context);
      return { payload: answer.payload, position: answer.applied.position };
    },
    { ...options, authenticate: deps.authenticate },
  );
}

function routeContextOf<C extends Call>(
  deps: CommandApiDeps,
  entities: EntityLoader,
  sender: Sender,
  { request }: CallContext<C>,
): RouteContext {
  const { viewer, commandId, at } = sender;
  const expected = expectedOf(request.headers['if-match']);
  return {
    ...{ entities, viewer, commandId, at },
    send: async (prepare) => {
      const send = () => prepareAndDispatch(deps, sender, prepare, expected);
      const { outcome, stream } = await withIdempotency(deps, sender, send);
      return { ...appliedOrThrow(outcome), stream };
    },
    sendAhead: async (prepared) => {
      if (expected !== 'any') throw noRevision();
      const envelope = { ...envelopeOf(sender, prepared), commandId: eventIdOf(commandId, AHEAD) };
      return appliedOrThrow(await prepared.dispatch(deps.handler, envelope, 'any'));
    },
    sendPart: async (part, prepare) => {
      const own = { ...sender, commandId: uuidv5(part, commandId) };
      const { outcome } = await withIdempotency(deps, own, async () => {
        const prepared = await prepare();
        if ('kind' in prepared) return { outcome: { ...prepared, repeated: false } };
        return { outcome: await dispatch(deps, own, prepared, 'any') };
      });
      return outcome;
    },
  };
}

/** A number that none of the call's own events has. */
const AHEAD = -1;

/** What does not exist has no revision; found out after the first of two commands, it would leave half of the work behind. */
function noRevision(): ProblemError {
  return new ProblemError({ code: 'malformed-request', detail: '新しく登録するときは If-Match を指定できません。' });
}

const ETAG = /^"?(\d{1,18})"?$/;

/** `If-Match: "<revision>"`; without it whatever is there is changed. @throws ProblemError 400 */
function expectedOf(header: string | undefined): ExpectedRevision {
  if (header === undefined || header === '*') return 'any';
  const revision = ETAG.exec(header)?.[1];
  if (revision === undefined)
    throw new ProblemError({ code: 'malformed-request', detail: 'If-Match には版の番号を指定してください。' });
  return BigInt(revision);
}
