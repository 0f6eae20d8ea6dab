import type { DomainEvent, Refusal } from '@meikan/domain';
import type { CommandHandler, Loaded, Stream } from '@meikan/event-log';

/** A stream as it stood at a revision; null: before its first event. The present one without it. */
export type AsOf = bigint | null;

/** The states that rules and authorisation look at, folded from their streams; the read model is never asked. */
export type EntityLoader = {
  load<S, C, E extends DomainEvent, R extends Refusal>(stream: Stream<S, C, E, R>, asOf?: AsOf): Promise<Loaded<S>>;
};

export function createEntityLoader(handler: Pick<CommandHandler, 'load'>): EntityLoader {
  return {
    async load(stream, asOf) {
      if (asOf === null) return { state: stream.decider.initial, revision: null, position: null };
      return handler.load(stream, asOf === undefined ? {} : { upTo: asOf });
    },
  };
}
