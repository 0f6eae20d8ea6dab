import { type DomainEvent, type Refusal, sequence } from '@meikan/domain';
import type { Stream } from './command-handling.ts';

/** A stream that takes several commands at once: all of them come true or none. */
export const inSequence = <S, C, E extends DomainEvent, R extends Refusal>(
  stream: Stream<S, C, E, R>,
): Stream<S, readonly C[], E, R> => ({ ...stream, decider: sequence(stream.decider) });
