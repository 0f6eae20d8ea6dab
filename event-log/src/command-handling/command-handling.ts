import type { Decider, DomainEvent, Refusal } from '@meikan/domain';
import type { EventMetadata, ExpectedRevision, LogPosition, StreamName } from '../port.ts';

/** A stream and the rule of its category: where a command goes, and who decides it. */
export type Stream<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly name: StreamName;
  /** The first part of its name (`user`, `company`). */
  readonly category: string;
  readonly decider: Decider<S, C, E, R>;
};

/** Who sends which command, once. `commandId` is a UUIDv7 made by the sender. */
export type CommandEnvelope = {
  readonly commandId: string;
  readonly metadata: Omit<EventMetadata, 'commandId'>;
  /** SHA-256 over the canonical body as it was received; computed from the command itself when absent. */
  readonly bodyHash?: string;
};

/** What became of a command. Refusals are values; faults are thrown. */
export type HandlingResult<S, R> =
  | { readonly kind: 'handled'; readonly position: LogPosition; readonly revision: bigint; readonly repeated: boolean }
  | {
      readonly kind: 'unchanged';
      readonly position: LogPosition;
      readonly revision: bigint | null;
      readonly repeated: boolean;
    }
  | { readonly kind: 'refused'; readonly refusal: R; readonly repeated: boolean }
  /** The stream is not at the expected revision: its present state and the events since the expected one say what changed. */
  | { readonly kind: 'conflict'; readonly revision: bigint | null; readonly state: S }
  | { readonly kind: 'reused-command-id' };

export type HandleOptions = {
  /** `any` decides on whatever is there and tries again when another writer was faster (at most 5 times). */
  readonly expected: ExpectedRevision;
};

/** A state and where it stands. `revision` is null while the stream is empty. */
export type Loaded<S> = { readonly state: S; readonly revision: bigint | null; readonly position: LogPosition | null };

/**
 * The one road of every write: receipt → fold → decide → append (with receipt) → answer.
 * Implemented over any EventLog by `createCommandHandler`.
 */
export interface CommandHandler {
  handle<S, C, E extends DomainEvent, R extends Refusal>(
    stream: Stream<S, C, E, R>,
    command: C,
    envelope: CommandEnvelope,
    options: HandleOptions,
  ): Promise<HandlingResult<S, R>>;
  /** Folds a stream, for authorisation and time travel (`upTo` is an inclusive revision). */
  load<S, C, E extends DomainEvent, R extends Refusal>(
    stream: Stream<S, C, E, R>,
    options?: { readonly upTo?: bigint },
  ): Promise<Loaded<S>>;
}
