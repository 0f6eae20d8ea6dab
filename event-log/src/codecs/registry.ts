import type { DomainEvent } from '@meikan/domain';
import { UnreadableEvent } from '../faults.ts';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { EventMetadata, JsonObject, JsonValue, RecordedEvent, StoredEvent, StreamName } from '../port.ts';
import { categoryOf } from '../prepared-append.ts';
import { type AnyCategory, type AnyCodec, versionOf } from './codec.ts';
import { type Box, isObject, type Parted, parted, seal } from './seal.ts';

/** Where an event is going: its place and what stands beside it. */
export type EncodeContext = {
  readonly id: string;
  readonly stream: StreamName;
  readonly metadata: EventMetadata;
  readonly keys: SubjectKeys;
};

/** Everything a recorded event says besides type and data. */
export type Recording = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'position' | 'recordedAt' | 'metadata'> & {
  readonly category: string;
};
/** A domain event with its place in the log; `type` narrows it. */
export type Recorded<E extends DomainEvent> = E & Recording;

/** The one place where domain events become stored ones and back. */
export type CodecRegistry<E extends DomainEvent = DomainEvent> = {
  /** Throws SubjectErased when a personal field's person was erased. */
  encode(event: DomainEvent, context: EncodeContext): Promise<StoredEvent>;
  decode(recorded: RecordedEvent, keys: SubjectKeys): Promise<Recorded<E>>;
  /** A page at once: its persons' keys are fetched together. Throws UnreadableEvent, never skips. */
  decodeAll(page: readonly RecordedEvent[], keys: SubjectKeys): Promise<readonly Recorded<E>[]>;
  /** Every `category`, type and version there is, for the golden files. */
  readonly stored: readonly { readonly category: string; readonly type: string; readonly version: number }[];
};

type Entry = { readonly codec: AnyCodec; readonly owner: AnyCategory };

/** Builds the registry of the given categories; an event type may recur in several of them. */
export function createRegistry<E extends DomainEvent>(categories: readonly AnyCategory[]): CodecRegistry<E> {
  const entries = new Map<string, Entry>();
  for (const owner of categories) {
    for (const [type, codec] of Object.entries(owner.events))
      entries.set(`${owner.category} ${type}`, { codec, owner });
  }
  const entryOf = (stream: StreamName, type: string): Entry => {
    const entry = entries.get(`${categoryOf(stream)} ${type}`);
    if (!entry) throw new UnreadableEvent(`no codec for ${type} in ${categoryOf(stream)} streams`);
    return entry;
  };
  return {
    encode: (event, context) => encode(entryOf(context.stream, event.type), event, context),
    async decode(recorded, keys) {
      const parts = parted(recorded);
      return decode<E>(entryOf(recorded.stream, recorded.type), recorded, parts, await keysTo([parts], keys));
    },
    async decodeAll(page, keys) {
      const closed = page.map((recorded) => ({ recorded, parts: parted(recorded) }));
      const opening = await keysTo(
        closed.map(({ parts }) => parts),
        keys,
      );
      return closed.map(({ recorded, parts }) =>
        decode<E>(entryOf(recorded.stream, recorded.type), recorded, parts, opening),
      );
    },
    stored: [...entries].map(([key, { codec }]) => {
      const [category = '', type = ''] = key.split(' ');
      return { category, type, version: versionOf(codec) };
    }),
  };
}

async function encode({ codec, owner }: Entry, event: DomainEvent, context: EncodeContext): Promise<StoredEvent> {
  const { id, stream, metadata, keys } = context;
  const data: { [field: string]: JsonValue } = {};
  const personal: { [field: string]: JsonValue } = {};
  const subject = owner.subjectOf(event, stream);
  for (const [field, value] of Object.entries(asJson(event.data))) {
    const kind = Object.hasOwn(codec.fields, field) ? codec.fields[field]?.kind : undefined;
    if (kind === undefined) throw new TypeError(`${event.type} has a field its codec does not know: ${field}`);
    if (kind === 'plain' || subject === null) data[field] = value;
    else personal[field] = value;
  }
  const sealed =
    subject !== null && Object.keys(personal).length > 0
      ? seal(personal, await keys.keyFor(subject), { subject, eventId: id })
      : {};
  return { id, type: event.type, version: versionOf(codec), data: { ...data, ...sealed }, metadata };
}

/** What JSON keeps of it: fields that are undefined do not exist in the log. */
function asJson(data: unknown): JsonObject {
  const parsed: unknown = JSON.parse(JSON.stringify(data));
  if (!isObject(parsed)) throw new TypeError('the data of an event is an object');
  return parsed;
}

function decode<E extends DomainEvent>(
  { codec }: Entry,
  recorded: RecordedEvent,
  parts: Parted,
  keys: Keys,
): Recorded<E> {
  const { id, stream, revision, position, recordedAt, metadata, type, version } = recorded;
  const newest = versionOf(codec);
  if (version < 1 || version > newest) throw new UnreadableEvent(`${type}@${version} is not between 1 and ${newest}`);
  let data = opened(codec, parts, keys);
  for (const upcast of codec.upcasters?.slice(version - 1) ?? []) data = upcast(data);
  assertShape(codec, recorded, data);
  const recording: Recording = { id, stream, category: categoryOf(stream), revision, position, recordedAt, metadata };
  // The one cast at this border: the type has a codec here, and the fields are those the codec names for it.
  return { type, data, ...recording } as unknown as Recorded<E>;
}

type Keys = ReadonlyMap<string, Buffer | null>;

function opened(codec: AnyCodec, { plain, boxes }: Parted, keys: Keys): JsonObject {
  const data = { ...plain };
  for (const box of boxes) Object.assign(data, valuesOf(box, codec, keys));
  return data;
}

function valuesOf(box: Box, { fields }: AnyCodec, keys: Keys): JsonObject {
  const key = keys.get(box.subject);
  if (key === undefined) throw new UnreadableEvent(`the key of ${box.subject} is missing`);
  if (key) return box.open(key);
  const erased = box.fields.map((field) => {
    const known = fields[field];
    return [field, known?.kind === 'personal' ? known.erased : null] as const;
  });
  return Object.fromEntries(erased);
}

function assertShape(codec: AnyCodec, recorded: RecordedEvent, data: JsonObject): void {
  const named = Object.keys(codec.fields);
  const missing = named.find((field) => !Object.hasOwn(data, field));
  const unknown = Object.keys(data).find((field) => !Object.hasOwn(codec.fields, field));
  if (missing === undefined && unknown === undefined) return;
  const what = missing === undefined ? `an unknown field ${unknown}` : `no field ${missing}`;
  throw new UnreadableEvent(`${recorded.type}@${recorded.version} at ${recorded.position} has ${what}`);
}

const keysTo = (page: readonly Parted[], keys: SubjectKeys): Promise<Keys> =>
  keys.keysOf(new Set(page.flatMap(({ boxes }) => boxes.map(({ subject }) => subject))));
