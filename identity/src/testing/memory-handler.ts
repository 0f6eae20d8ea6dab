import type { DomainEvent } from '@meikan/domain';
import type { CommandHandler, LogPosition, StreamName } from '@meikan/event-log';

/** The command road over a map, with every stream in sight: what identity says to the log, without a log. */
export function createMemoryHandler(): CommandHandler & { readonly streams: Map<StreamName, DomainEvent[]> } {
  const streams = new Map<StreamName, DomainEvent[]>();
  const position = '0' as LogPosition;
  return {
    streams,
    async handle({ decider }, stream, command) {
      const events = streams.get(stream) ?? [];
      // A stream holds the events of its own decider only.
      const decision = decider.decide(command, (events as never[]).reduce(decider.evolve, decider.initial));
      if (decision.kind === 'refused') return { ...decision, repeated: false };
      streams.set(stream, [...events, ...decision.events]);
      const revision = BigInt(events.length + decision.events.length - 1);
      return { kind: decision.events.length === 0 ? 'unchanged' : 'handled', position, revision, repeated: false };
    },
    async load({ decider }, stream) {
      const events = (streams.get(stream) ?? []) as never[];
      return { state: events.reduce(decider.evolve, decider.initial), revision: BigInt(events.length - 1), position };
    },
  };
}
