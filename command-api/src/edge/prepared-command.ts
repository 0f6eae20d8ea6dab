import type { DomainEvent, Refusal } from '@meikan/domain';
import type {
  CommandEnvelope,
  CommandHandler,
  ExpectedRevision,
  Outcome,
  StreamName,
  StreamSpec,
} from '@meikan/event-log';

/** A command on its way: authorised, with all facts its rule needs, its types sealed inside. */
export type PreparedCommand = {
  readonly stream: StreamName;
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
  readonly command: C;
  readonly actingFor?: string | undefined;
  readonly reason?: string | null | undefined;
};

export function prepare<S, C, E extends DomainEvent, R extends Refusal>(
  preparation: Preparation<S, C, E, R>,
): PreparedCommand {
  const { spec, stream, command, actingFor, reason } = preparation;
  return {
    stream,
    ...(actingFor === undefined ? {} : { actingFor }),
    ...(reason ? { reason } : {}),
    dispatch: (handler, envelope, expected) => handler.handle(spec, stream, command, envelope, { expected }),
    stateAt: async (handler, revision) =>
      revision === null ? spec.decider.initial : (await handler.load(spec, stream, { upTo: revision })).state,
  };
}
