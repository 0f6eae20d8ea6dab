import type { Decider, DomainEvent, Refusal } from '@meikan/domain';
import type { CategoryCodecs } from '../codecs/codec.ts';
import type { Stream } from '../command-handling/command-handling.ts';

type Definition<N extends string, K extends readonly unknown[], S, C, E extends DomainEvent, R extends Refusal> = Omit<
  CategoryCodecs<E>,
  'category'
> & {
  readonly category: N;
  /** The rule that decides what is written to them. */
  readonly decider: Decider<S, C, E, R>;
  /** What a stream's name says after the category. Ids hold no `_` and no `.`, so the one of a pair cannot be read two ways. */
  id(...key: K): string;
};

/**
 * The streams of one category: called with what tells one from the others, it answers that stream. What holds of all of them
 * stands beside: their rule, and how what happens in them is stored.
 */
export type Streams<N extends string, K extends readonly unknown[], S, C, E extends DomainEvent, R extends Refusal> = ((
  ...key: K
) => Stream<S, C, E, R>) &
  CategoryCodecs<E> & { readonly category: N; readonly decider: Decider<S, C, E, R> };

export function defineStreams<
  const N extends string,
  K extends readonly unknown[],
  S,
  C,
  E extends DomainEvent,
  R extends Refusal,
>({ id, ...category }: Definition<N, K, S, C, E, R>): Streams<N, K, S, C, E, R> {
  const { category: name, decider } = category;
  const stream = (...key: K): Stream<S, C, E, R> => ({ name: `${name}-${id(...key)}`, category: name, decider });
  return Object.assign(stream, category);
}
