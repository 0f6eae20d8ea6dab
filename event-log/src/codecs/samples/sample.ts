import type { DomainEvent, Of } from '@meikan/domain';
import type { StreamName } from '../../port.ts';
import type { Category, EventsByCategory } from '../../streams/streams.ts';

/** One example of each event of a category, for the golden files. A mapped type: a new event needs an example. */
export type Samples<E extends DomainEvent> = {
  readonly stream: StreamName;
  readonly data: { readonly [T in E['type']]: Of<E, T>['data'] };
};

/** Those of categories. */
export type SamplesOf<C extends Category> = { readonly [K in C]: Samples<EventsByCategory[K]> };
