import type { DomainEvent, Refusal } from '@meikan/domain';
import type {
  CommandEnvelope,
  CommandHandler,
  ExpectedRevision,
  Outcome,
  StreamName,
  StreamSpec,
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
  dispatch(
    handler: CommandHandler,
    envelope: CommandEnvelope,
    expected: ExpectedRevision,
  ): Promise<Outcome<unknown, Refusal>>;
  /** What its stream said at a revision; null: before its first event. */
  stateAt(handler: CommandHandler, revision: bigint | null): Promise<unknown>;
};

type Preparation<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly spec: StreamSpec<S, C, E, R>;
  readonly stream: StreamName;
  readonly alias?: StreamName;
  readonly command: C;
  readonly actingFor?: string | undefined;
  readonly reason?: string | null | undefined;
  /** What of the state its sender may be told in a conflict, where that is not all of it. */
  readonly told?: (state: S) => S;
};

/**
 * Whether there is nothing to settle although others wrote meanwhile: the wish is true already, or its thing is gone for good.
 * Such a command is answered by its rule, not as a conflict.
 */
function isSettled<S, C, E extends DomainEvent, R extends Refusal>(
  { spec, command }: Preparation<S, C, E, R>,
  state: S,
): boolean {
  const decision = spec.decider.decide(command, state);
  if (decision.kind === 'accepted') return decision.events.length === 0;
  return problemOfRefusal(decision.refusal).status === 410;
}

export function prepare<S, C, E extends DomainEvent, R extends Refusal>(
  preparation: Preparation<S, C, E, R>,
): PreparedCommand {
  const { spec, stream, alias, command, actingFor, reason, told = (state) => state } = preparation;
  return {
    stream,
    ...(alias === undefined ? {} : { alias }),
    ...(actingFor === undefined ? {} : { actingFor }),
    ...(reason ? { reason } : {}),
    async dispatch(handler, envelope, expected) {
      const outcome = await handler.handle(spec, stream, command, envelope, { expected });
      if (outcome.kind !== 'conflict') return outcome;
      if (!isSettled(preparation, outcome.state)) return { ...outcome, state: told(outcome.state) };
      // At just this revision, so that whatever is written meanwhile is a conflict after all.
      return handler.handle(spec, stream, command, envelope, { expected: outcome.revision ?? 'no-stream' });
    },
    stateAt: async (handler, revision) =>
      told(revision === null ? spec.decider.initial : (await handler.load(spec, stream, { upTo: revision })).state),
  };
}
