import { commandFields } from '@meikan/contracts';
import { isOwnKey, sameValue } from '@meikan/domain';
import type { Command } from './command.ts';
import type { Kinds } from './kind.ts';

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
