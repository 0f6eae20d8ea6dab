import { createHash } from 'node:crypto';
import type { Call } from '@meikan/contracts';
import { type Instant, instant } from '@meikan/domain';
import type { CommandEnvelope } from '@meikan/event-log';
import { type AccountViewer, type CallContext, commandIdOf, requireAccount } from '@meikan/platform';
import type { CommandApiDeps } from './deps.ts';
import type { PreparedCommand } from './prepared-command.ts';

/** Who sends one command, under which id, when. */
export type Sender = {
  readonly viewer: AccountViewer;
  readonly commandId: string;
  readonly at: Instant;
  /** Tells a repeat from another command under the same id; over what was received, not over what became of it. */
  readonly bodyHash: string;
  readonly device?: string;
  /** Whether the id came from outside, so that it may have been answered before. */
  readonly mayBeRepeated: boolean;
};

/** The sender of a REST call. Header `Idempotency-Key` is the command's id when there is one. @throws ProblemError 400, 401 */
export function senderOf<C extends Call>(deps: CommandApiDeps, call: C, context: CallContext<C>): Sender {
  const { idempotencyKey } = context;
  return {
    viewer: requireAccount(context.viewer),
    commandId: commandIdOf(idempotencyKey) ?? deps.newId(),
    mayBeRepeated: idempotencyKey !== undefined,
    at: instant(deps.clock.now().toISOString()),
    bodyHash: createHash('sha256')
      .update(JSON.stringify([call.name, context.params, context.body ?? null, ...queryOf(context)]))
      .digest('hex'),
  };
}

/** Few commands are told anything by their query: without one the hash is the same as it always was. */
const queryOf = <C extends Call>({ query }: CallContext<C>): readonly object[] =>
  Object.keys(query).length === 0 ? [] : [query];

/** Several commands of one call stand beside each other under ids made of the call's. */
export function envelopeOf(sender: Sender, prepared: PreparedCommand): CommandEnvelope {
  const { viewer, commandId, at, bodyHash, device } = sender;
  return {
    commandId,
    bodyHash,
    metadata: {
      correlationId: commandId,
      causationId: commandId,
      actor: { id: viewer.accountId, role: viewer.role },
      issuedAt: at,
      ...(prepared.actingFor === undefined ? {} : { actingFor: prepared.actingFor }),
      ...(prepared.reason === undefined ? {} : { reason: prepared.reason }),
      ...(device === undefined ? {} : { device }),
    },
  };
}
