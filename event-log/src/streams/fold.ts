import type { DomainEvent, Refusal } from '@meikan/domain';
import type { Recorded } from '../codecs/registry.ts';
import type { Stream } from '../command-handling/command-handling.ts';
import type { DomainRecorded } from './streams.ts';

/** Folds one stream event by event. States are as the domain has them; parts an event left alone are the same objects. */
export type Fold<S = unknown> = { readonly state: S; after(event: DomainRecorded): Fold<S> };

/** The fold of a category's streams before their first event. */
export function foldOf<S, C, E extends DomainEvent, R extends Refusal>({
  category,
  decider,
}: Omit<Stream<S, C, E, R>, 'name'>): Fold<S> {
  // A stream holds its own category's events only; the codecs have checked that.
  const owns = (event: Recorded<DomainEvent>): event is Recorded<E> => event.category === category;
  const at = (state: S): Fold<S> => ({
    state,
    after(event) {
      if (!owns(event)) throw new TypeError(`${event.type} stands in ${event.stream}`);
      return at(decider.evolve(state, event));
    },
  });
  return at(decider.initial);
}
