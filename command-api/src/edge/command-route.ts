import type { Call, CallAnswer } from '@meikan/contracts';
import type { Refusal } from '@meikan/domain';
import { type ExpectedRevision, eventIdOf, type Outcome } from '@meikan/event-log';
import { type CallContext, type CallOptions, ProblemError, registerCall, uuidv5 } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { Circumstances } from '../batch/wire-command.ts';
import { createWorld, type World } from '../world/world.ts';
import type { CommandApiDeps } from './deps.ts';
import { dispatch, firstAnswerOr, prepareAndDispatch } from './first-answer.ts';
import { type Landed, landed, type Sent } from './landed.ts';
import type { PreparedCommand } from './prepared-command.ts';
import { envelopeOf, type Sender, senderOf } from './sender.ts';

/** What a route works with while it answers one call. */
export type Edge = Circumstances & {
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
  sendAhead(prepared: PreparedCommand): Promise<Landed>;
  /**
   * Sends one of the many commands of a call, under an id made of the call's and `part`. `prepare` may find that its rule says no
   * already; a repeat of the call prepares nothing for what was done the first time.
   */
  sendPart(part: string, prepare: () => Promise<PreparedCommand | Refused>): Promise<Outcome<unknown, Refusal>>;
};

type Refused = { readonly kind: 'refused'; readonly refusal: Refusal };

/** How a body that is not JSON is read, and which counter stands beside the general one. */
type RouteOptions = Pick<CallOptions, 'readBody' | 'limit'>;

/** Answers a call with its payload and where it landed. */
export type CommandAnswer<C extends Call> = { readonly payload: CallAnswer<C>; readonly landed: Landed };

/** Registers one call of the command side: the handler sends commands through the edge, the position goes out as a header. */
export function commandRoute<C extends Call>(
  app: FastifyInstance,
  deps: CommandApiDeps,
  call: C,
  handler: (context: CallContext<C>, edge: Edge) => Promise<CommandAnswer<C>>,
  options: RouteOptions = {},
): void {
  const world = createWorld(deps.handler);
  registerCall(
    app,
    call,
    async (context) => {
      const edge = edgeOf(deps, world, senderOf(deps, call, context), context);
      const answer = await handler(context, edge);
      return { payload: answer.payload, position: answer.landed.position };
    },
    { ...options, authenticate: deps.authenticate },
  );
}

function edgeOf<C extends Call>(deps: CommandApiDeps, world: World, sender: Sender, context: CallContext<C>): Edge {
  const { viewer, commandId, at } = sender;
  const circumstances = { world, viewer, commandId, at };
  const expected = expectedOf(context.request.headers['if-match']);
  return {
    ...circumstances,
    send: async (prepare) => {
      const send = () => prepareAndDispatch(deps, sender, prepare, expected);
      const { outcome, stream } = await firstAnswerOr(deps, sender, send);
      return { ...landed(outcome), stream };
    },
    sendAhead: async (prepared) => {
      if (expected !== 'any') throw noRevision();
      const envelope = { ...envelopeOf(sender, prepared), commandId: eventIdOf(commandId, AHEAD) };
      return landed(await prepared.dispatch(deps.handler, envelope, 'any'));
    },
    sendPart: async (part, prepare) => {
      const own = { ...sender, commandId: uuidv5(commandId, part) };
      const { outcome } = await firstAnswerOr(deps, own, async () => {
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

/** What does not exist has no revision; found out after the first of two commands, it would leave half of a wish behind. */
function noRevision(): ProblemError {
  return new ProblemError({ code: 'malformed-request', detail: '新しく登録するときは If-Match を指定できません。' });
}

const ETAG = /^"?(\d{1,18})"?$/;

/** `If-Match: "<revision>"` (product.md 1.3); without it whatever is there is changed. @throws ProblemError 400 */
function expectedOf(header: string | undefined): ExpectedRevision {
  if (header === undefined || header === '*') return 'any';
  const revision = ETAG.exec(header)?.[1];
  if (revision === undefined)
    throw new ProblemError({ code: 'malformed-request', detail: 'If-Match には版の番号を指定してください。' });
  return BigInt(revision);
}
