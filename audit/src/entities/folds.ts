import type { DomainEvent, Refusal } from '@meikan/domain';
import { type DomainRecorded, type Recorded, type Stream, streams } from '@meikan/event-log';
import type { EntityCategory } from './entity.ts';

/** Folds one stream event by event. States are as the domain has them; parts an event left alone are the same objects. */
export type Fold = { readonly state: unknown; after(event: DomainRecorded): Fold };

function foldOf<S, C, E extends DomainEvent, R extends Refusal>({
  category,
  decider,
}: Omit<Stream<S, C, E, R>, 'name'>): Fold {
  // A stream holds its own category's events only; the codecs have checked that.
  const owns = (event: Recorded<DomainEvent>): event is Recorded<E> => event.category === category;
  const at = (state: S): Fold => ({
    state,
    after(event) {
      if (!owns(event)) throw new TypeError(`${event.type} stands in ${event.stream}`);
      return at(decider.evolve(state, event));
    },
  });
  return at(decider.initial);
}

/** Each category's fold before its first event. */
export const folds: { readonly [C in EntityCategory]: Fold } = {
  user: foldOf(streams.user),
  account: foldOf(streams.account),
  company: foldOf(streams.company),
  companymembers: foldOf(streams.companymembers),
  article: foldOf(streams.article),
};
