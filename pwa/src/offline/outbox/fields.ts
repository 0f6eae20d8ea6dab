import { isOwnKey } from '@meikan/domain';
import type { JsonObject } from './wish.ts';

/** The fields of one object that a list names; what it does not hold is left out. */
export function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (isOwnKey(from, name) ? [[name, from[name] ?? null]] : [])));
}
