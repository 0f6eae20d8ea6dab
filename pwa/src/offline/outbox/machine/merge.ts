import { type CommandResult, commandFields, type Json, type JsonObject } from '@meikan/contracts';
import { isOwnKey, sameValue } from '@meikan/domain';
import { ABSENT, type Command, pick, WHOLE } from './command.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { Theirs, Trouble } from './row.ts';

type Current = NonNullable<CommandResult['current']>;

/** What becomes of a command whose stream was changed since its person looked. */
export type Merge =
  /** Nothing of it was touched elsewhere: it is sent again, on what stands there now. */
  | { readonly kind: 'anew'; readonly data: JsonObject; readonly base: JsonObject; readonly seen: string }
  /** It is so already. */
  | { readonly kind: 'done' }
  /** Somebody has to say which it shall be. */
  | { readonly kind: 'stands'; readonly trouble: Trouble };

/**
 * Merges by field: base, mine, theirs. A field that the other edit left as it was, or that it changed to the same,
 * is free. Nothing is decided for the person: one field that both changed makes the whole command wait, with everything in it.
 */
export function mergeWith(command: Command, current: Current, kind: Kind): Merge {
  const seen = current.revision ?? ABSENT;
  if (!('ofState' in kind)) return { kind: 'anew', data: command.data, base: {}, seen };
  const state = kind.ofState(current.state as Json);
  if (kind.merges === 'remove') return removal(current, state);
  const mine = commandFields(command.data);
  const names = Object.keys(mine);
  const theirs = theirsOf(current, state && pick(state, names));
  if (state === null) return { kind: 'stands', trouble: { kind: 'gone', problem: null } };
  const both = names.filter((name) => {
    const there = state[name] ?? null;
    return !sameValue(there, command.base[name] ?? null) && !sameValue(there, mine[name] ?? null);
  });
  if (kind.merges === 'create' || both.length > 0) {
    return { kind: 'stands', trouble: { kind: 'conflict', fields: both, theirs } };
  }
  return { kind: 'anew', data: command.data, base: pick(state, names), seen };
}

function removal(current: Current, state: JsonObject | null): Merge {
  if (state === null) return { kind: 'done' };
  return { kind: 'stands', trouble: { kind: 'conflict', fields: [WHOLE], theirs: theirsOf(current, state) } };
}

function theirsOf({ revision, ...current }: Current, fields: JsonObject | null): Theirs {
  const { changedAt, by } = current;
  return { revision, fields, changedAt, by };
}

/**
 * Whether an edit was made beside an earlier one of this device, not after it: a form that stood open in another tab since before
 * began with the very value that the earlier one changed. Its person has not seen that change, and is asked as about any other's.
 */
export function isBeside(command: Command, earlier: Command, kinds: Kinds): boolean {
  if (command.stream !== earlier.stream || kinds(earlier.type).merges !== 'fields') return false;
  const mine = commandFields(command.data);
  const theirs = commandFields(earlier.data);
  return Object.keys(mine).some((field) => {
    if (![theirs, command.base, earlier.base].every((fields) => isOwnKey(fields, field))) return false;
    const began = sameValue(command.base[field], earlier.base[field]);
    return began && !sameValue(theirs[field], earlier.base[field]) && !sameValue(mine[field], theirs[field]);
  });
}
