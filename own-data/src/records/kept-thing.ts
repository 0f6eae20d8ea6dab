import type { DomainEvent, Refusal } from '@meikan/domain';
import { type DomainRecorded, type Fold, foldOf, type Stream, type StreamName } from '@meikan/event-log';

/** What something of somebody's is about: themselves, or what they wrote, kept, follow, use, … */
export type Thing = { readonly kind: 'user' | 'company' | 'article' | 'question'; readonly id: string };

/** What of a stream's state is somebody's, after one event and the next. */
export type Part = { readonly now: unknown; after(event: DomainRecorded): Part };

/** Something of somebody's, and the stream in which it stands. */
export type KeptThing = {
  readonly about: Thing;
  readonly stream: StreamName;
  /** Before the first event. */
  readonly part: Part;
  /** Which events of the stream are theirs to read. */
  readonly isTheirs: (event: DomainRecorded) => boolean;
};

type Choice<S> = {
  readonly isTheirs: KeptThing['isTheirs'];
  readonly partOf: (state: S) => unknown;
};
const all = { isTheirs: () => true, partOf: (state: unknown) => state };

/** A stream that is theirs alone, or the `choice` of one that tells of others too. */
export function keptThing<S, C, E extends DomainEvent, R extends Refusal>(
  about: Thing,
  stream: Stream<S, C, E, R>,
  { isTheirs, partOf }: Choice<S> = all,
): KeptThing {
  const part = (fold: Fold<S>): Part => ({
    get now() {
      return partOf(fold.state);
    },
    after: (event) => part(fold.after(event)),
  });
  return { about, stream: stream.name, part: part(foldOf(stream)), isTheirs };
}
