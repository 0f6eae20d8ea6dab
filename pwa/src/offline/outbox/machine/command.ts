import type { JsonObject } from '@meikan/contracts';
import { isOwnKey } from '@meikan/domain';

/** The field that stands for the whole of a thing: registering it, removing it. */
export const WHOLE = '*';

/** What a command is about, in words for people, kept because the thing itself may be gone when they are read. */
export type About = {
  /** The name of the thing: 「黒崎 澪」, 「返金処理を冪等にするまで」. */
  readonly name: string;
  /** Where it is seen; a path of this site. */
  readonly path: string;
};

/**
 * One edit as a person made it, before it has a place in the queue. `id` is made once, by the device (UUIDv7), and stays the
 * same through every attempt: by it the server tells a repeat.
 */
export type Command = {
  readonly id: string;
  /** The kind of command and the version of its data (contracts, `queuedCommands`). */
  readonly type: string;
  readonly v: number;
  /** The partition: commands of one stream arrive in their order. */
  readonly stream: string;
  readonly data: JsonObject;
  /** What the fields that it sets held when the person began to write; the third side of a merge. Of what it restores, all of it. */
  readonly base: JsonObject;
  /** The revision of the stream that the person saw; `absent`: nothing yet; `null`: it holds whatever stands there. */
  readonly seen: string | null;
  /** The device's clock, informational only: order is that of the queue. ISO 8601 in UTC. */
  readonly issuedAt: string;
  /** Ids of commands that must come true first: pictures that are shown, things that are registered. */
  readonly dependsOn: readonly string[];
  readonly about: About;
};

/** `seen` of a command that makes something new. */
export const ABSENT = 'absent';

/** Of two revisions the one that says less: what came after it is compared field by field. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  if (one === ABSENT || other === ABSENT) return ABSENT;
  return BigInt(one) < BigInt(other) ? one : other;
}

/** The fields of one object that a list names; what it does not hold is left out. */
export function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (isOwnKey(from, name) ? [[name, from[name] ?? null]] : [])));
}
