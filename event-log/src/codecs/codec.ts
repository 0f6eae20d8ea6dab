import type { DomainEvent, Of } from '@meikan/domain';
import type { JsonObject, JsonValue, StreamName } from '../port.ts';

/** A field stored as it is. */
export type PlainField = { readonly kind: 'plain' };
/**
 * A field sealed under the key of the person the event is about (`subjectOf`). `erased` is what it reads as once the
 * key is destroyed: a value of the field's own type, so that no fold ever meets a hole.
 */
export type PersonalField<V> = { readonly kind: 'personal'; readonly erased: V };

/** What the codec of an event says about each field of its data; a field left out does not compile. */
export type Fields<D> = { readonly [K in keyof D]-?: PlainField | PersonalField<D[K]> };

/** Turns the data of one stored version into the next one's. Erased fields arrive as their substitutes. */
export type Upcaster = (data: JsonObject) => JsonObject;

/** How one event is stored: `type@version`. `upcasters[0]` turns version 1 into 2, and so on: version is their count + 1. */
export type EventCodec<E extends DomainEvent> = {
  readonly fields: Fields<E['data']>;
  readonly upcasters?: readonly Upcaster[];
};

/** A codec for every event of a feature: a mapped type, so that forgetting one does not compile. */
export type EventCodecs<E extends DomainEvent> = { readonly [T in E['type']]: EventCodec<Of<E, T>> };

/** The codecs of one category of streams. */
export type CategoryCodecs<E extends DomainEvent> = {
  readonly category: string;
  /** The person whose key seals the event's personal fields; null when it is about none (a company's own act). */
  subjectOf(event: E, stream: StreamName): string | null;
  readonly events: EventCodecs<E>;
};

/** The same once the events' types are behind it: what the machinery works with. */
export type AnyCategory = {
  readonly category: string;
  subjectOf(event: DomainEvent, stream: StreamName): string | null;
  readonly events: { readonly [type: string]: AnyCodec };
};
export type AnyCodec = {
  readonly fields: { readonly [field: string]: PlainField | PersonalField<JsonValue> };
  readonly upcasters?: readonly Upcaster[];
};

export const plain: PlainField = { kind: 'plain' };

export function personal<const V>(erased: V): PersonalField<V> {
  return { kind: 'personal', erased };
}

/** What a text reads as after its person was erased. */
export const ERASED_TEXT = '消去済み';

export function versionOf(codec: { readonly upcasters?: readonly Upcaster[] }): number {
  return (codec.upcasters?.length ?? 0) + 1;
}

/** Of a category without personal fields. */
export const nobody = (): null => null;
