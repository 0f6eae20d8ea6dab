import type { Json, JsonObject } from './wish.ts';

/** What the queue must know of a kind of command to join, merge and order wishes; pure. */
export type Kind = {
  /**
   * `set`: the last wish wins, whatever stands there. `fields`: changes fields, merged by field. `create`, `remove`: begin and
   * end a thing. `upload`: brings a file, by a request of its own. `unknown`: of a newer version of the app; it is kept.
   */
  readonly merges: 'set' | 'fields' | 'create' | 'remove' | 'upload' | 'unknown';
  /** Of `set`, and of what it takes back: which setting of its stream it is. Each is won by its own last wish. */
  readonly setting?: (data: JsonObject) => Json | undefined;
  /** Of `set`: what stays as it stands where a wish does not name it, so that a later wish does not unsay it. */
  readonly keeps?: readonly string[];
  /** The fields that a command sets, with their values. */
  fields(data: JsonObject): JsonObject;
  /** The same command with other fields. */
  withFields(data: JsonObject, fields: JsonObject): JsonObject;
  /** The fields of a thing as a stream's state holds them (answer of a conflict), named as in `fields`; `null`: it is gone. */
  ofState(state: Json): JsonObject | null;
};

/** The kind of a command type. */
export type Kinds = (type: string) => Kind;
