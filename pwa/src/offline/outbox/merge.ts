import { type CommandResult, commandFields, type Json, type JsonObject } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { ABSENT, type Command, WHOLE } from './command.ts';
import { pick } from './fields.ts';
import type { Kind } from './kind.ts';
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
