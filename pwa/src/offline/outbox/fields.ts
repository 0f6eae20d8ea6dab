import type { JsonObject } from '@meikan/contracts';
import { isOwnKey } from '@meikan/domain';

/** The fields of one object that a list names; what it does not hold is left out. */
export function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (isOwnKey(from, name) ? [[name, from[name] ?? null]] : [])));
}
