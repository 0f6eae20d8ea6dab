import type { DomainEvent, Refusal } from '@meikan/domain';
import type {
  CommandEnvelope,
  CommandHandler,
  ExpectedRevision,
  HandlingResult,
  Stream,
  StreamName,
} from '@meikan/event-log';
import { problemOfRefusal } from '../refusals/refusal-problem.ts';

/** A command on its way: authorised, with all facts its rule needs, its types sealed inside. */
export type PreparedCommand = {
  readonly stream: StreamName;
  /** Another name under which its sender may know the stream: who stands on one side of a pair cannot know which side began it. */
  readonly alias?: StreamName;
  /** The company somebody acts for, when it is not the actor's own profile. */
  readonly actingFor?: string;
  /** An admin's reason. */
  readonly reason?: string;
  /** The revision of which the command was made, where it says again what stood there: it holds at no other. */
  readonly madeOf?: bigint;
  dispatch(
    handler: CommandHandler,
    envelope: CommandEnvelope,
    expected: ExpectedRevision,
  ): Promise<HandlingResult<unknown, Refusal>>;
  /** What its stream said at a revision; null: before its first event. */
  stateAt(handler: CommandHandler, revision: bigint | null): Promise<unknown>;
};

type Preparation<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly stream: Stream<S, C, E, R>;
  readonly alias?: Stream<S, C, E, R>;
  readonly command: C;
  readonly actingFor?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly madeOf?: bigint | null | undefined;
  /** Whether its thing begins with it, under an id of the sender's choice: what stands there already may be anybody's. */
  readonly begins?: boolean;
  /** What of the state its sender may be told in a conflict, where that is not all of it. */
  readonly told?: (state: S) => S;
};

type Conflict<S> = Extract<HandlingResult<S, never>, { kind: 'conflict' }>;

/**
 * Whether there is nothing to settle although others wrote meanwhile: what it asks is so already, its thing is not there for the
 * sender or gone for good, or another stands where it would begin. Such a command is answered by its rule, not as a conflict:
 * of what stands there its sender is told nothing.
 */
function isSettled<S, C, E extends DomainEvent, R extends Refusal>(
  { stream, command, begins = false }: Preparation<S, C, E, R>,
  { revision, state }: Conflict<S>,
): boolean {
  if (begins && revision !== null) return true;
  const decision = stream.decider.decide(command, state);
  if (decision.kind === 'accepted') return decision.events.length === 0;
  return [404, 410].includes(problemOfRefusal(decision.refusal).status);
}

/** At just this revision, so that whatever is written meanwhile is a conflict after all; where nothing can begin, at any. */
function settledAt<S>({ begins = false }: { readonly begins?: boolean }, { revision }: Conflict<S>): ExpectedRevision {
  if (revision === null) return 'no-stream';
  return begins ? 'stream-exists' : revision;
}

export function prepare<S, C, E extends DomainEvent, R extends Refusal>(
  preparation: Preparation<S, C, E, R>,
): PreparedCommand {
  const { stream, alias, command, actingFor, reason, madeOf, told = (state) => state } = preparation;
  return {
    stream: stream.name,
    ...(alias === undefined ? {} : { alias: alias.name }),
    ...(actingFor === undefined ? {} : { actingFor }),
    ...(reason ? { reason } : {}),
    ...(madeOf == null ? {} : { madeOf }),
    async dispatch(handler, envelope, expected) {
      const send = (at: ExpectedRevision) => handler.handle(stream, command, envelope, { expected: at });
      const first = await send(expected);
      if (first.kind !== 'conflict') return first;
      const last = isSettled(preparation, first) ? await send(settledAt(preparation, first)) : first;
      return last.kind === 'conflict' ? { ...last, state: told(last.state) } : last;
    },
    stateAt: async (handler, revision) =>
      told(revision === null ? stream.decider.initial : (await handler.load(stream, { upTo: revision })).state),
  };
}
