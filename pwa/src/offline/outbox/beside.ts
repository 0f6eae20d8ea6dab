import { commandFields } from '@meikan/contracts';
import { isOwnKey, sameValue } from '@meikan/domain';
import type { Kinds } from './kind.ts';
import type { Wish } from './wish.ts';

/**
 * Whether an edit was made beside an earlier one of this device, not after it: a form that stood open in another tab since before
 * began with the very value that the earlier one changed. Its person has not seen that change, and is asked as about any other's.
 */
export function isBeside(wish: Wish, earlier: Wish, kinds: Kinds): boolean {
  if (wish.stream !== earlier.stream || kinds(earlier.type).merges !== 'fields') return false;
  const mine = commandFields(wish.data);
  const theirs = commandFields(earlier.data);
  return Object.keys(mine).some((field) => {
    if (![theirs, wish.base, earlier.base].every((fields) => isOwnKey(fields, field))) return false;
    const began = sameValue(wish.base[field], earlier.base[field]);
    return began && !sameValue(theirs[field], earlier.base[field]) && !sameValue(mine[field], theirs[field]);
  });
}
