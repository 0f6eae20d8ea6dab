import type { Call, CallAnswer } from '@meikan/contracts';
import type { ExpectedRevision } from '@meikan/event-log';
import { type CallContext, ProblemError, registerCall } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Circumstances, WireCommand } from '../batch/wire-command.ts';
import { createWorld, type World } from '../world/world.ts';
import type { CommandApiDeps } from './deps.ts';
import { type Landed, send } from './send.ts';
import { type Sender, senderOf } from './sender.ts';

/** What a route works with while it answers one call. */
export type Edge = Circumstances & {
  /** Prepares and sends one command; `expected` comes from `If-Match` where the caller sent it. */
  send<S extends z.ZodType>(command: WireCommand<S>, data: z.output<S>): Promise<Landed>;
};

/** Answers a call with its payload and where it landed. */
export type CommandAnswer<C extends Call> = { readonly payload: CallAnswer<C>; readonly landed: Landed };

/** Registers one call of the command side: the handler sends commands through the edge, the position goes out as a header. */
export function commandRoute<C extends Call>(
  app: FastifyInstance,
  deps: CommandApiDeps,
  call: C,
  handler: (context: CallContext<C>, edge: Edge) => Promise<CommandAnswer<C>>,
): void {
  const world = createWorld(deps.handler);
  registerCall(
    app,
    call,
    async (context) => {
      const edge = edgeOf(deps, world, senderOf(deps, call, context), context);
      const { payload, landed } = await handler(context, edge);
      return { payload, position: landed.position };
    },
    { authenticate: deps.authenticate },
  );
}

function edgeOf<C extends Call>(deps: CommandApiDeps, world: World, sender: Sender, context: CallContext<C>): Edge {
  const { viewer, commandId, at } = sender;
  const circumstances = { world, viewer, commandId, at };
  const expected = expectedOf(context.request.headers['if-match']);
  return {
    ...circumstances,
    send: async (command, data) => send(deps, sender, await command.prepare(data, circumstances), expected),
  };
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
