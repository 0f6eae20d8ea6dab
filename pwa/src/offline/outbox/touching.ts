import { commandFields } from '@meikan/contracts';
import { type Command, WHOLE } from './command.ts';
import type { Kinds } from './kind.ts';

/** The fields that a command sets; the whole thing where it makes, removes or simply sets it. */
export function touchedBy(kinds: Kinds, { type, data }: Command): readonly string[] {
  return kinds(type).merges === 'fields' ? Object.keys(commandFields(data)) : [WHOLE];
}

/** Whether two edits of one thing get in each other's way. */
export function meet(some: ReadonlySet<string>, others: readonly string[]): boolean {
  if (some.size === 0) return false;
  return some.has(WHOLE) || others.some((field) => field === WHOLE || some.has(field));
}
