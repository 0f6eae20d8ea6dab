import { ownKeys } from '../kernel/own-keys.ts';
import { type Check, type Checked, invalid, valid, within } from './checked.ts';

/** Null stays null; anything else goes through `check`. */
export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value) => (value === null ? valid(null) : check(value));
}

/** A list of at most `max` items, each cleaned by `check`; `keep` drops rows left incomplete before they are counted. */
export function list<T>(check: Check<T>, max: number, keep: (item: T) => boolean = () => true): Check<readonly T[]> {
  return (items) => {
    const kept = items.filter(keep);
    if (kept.length > max) return invalid('too-many');
    const cleaned: T[] = [];
    for (const [index, item] of kept.entries()) {
      const checked = check(item);
      if (!checked.ok) return within(String(index), checked);
      cleaned.push(checked.value);
    }
    return valid(cleaned);
  };
}

/** How often an honest form may repeat an item before the repeats are dropped. */
const REPEATS = 4;

/** A list of texts in which each may stand once: later repeats are dropped; `keyOf` says which texts are the same. */
export function distinct<T extends string>(
  check: Check<T>,
  max: number,
  keyOf: (text: T) => string = (text) => text,
): Check<readonly T[]> {
  const each = list(check, max * REPEATS);
  return (items) => {
    const checked = each(items);
    if (!checked.ok) return checked;
    const unique = firstOfEach(checked.value, keyOf);
    return unique.length > max ? invalid('too-many') : valid(unique);
  };
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

/** An object whose every field goes through its own rule; a field without a rule is refused. */
export function record<T extends object>(checks: { readonly [F in keyof T]-?: Check<T[F]> }): Check<T> {
  return (value) => {
    const stranger = ownKeys(value).find((field) => !Object.hasOwn(checks, field));
    if (stranger !== undefined) return invalid('unknown-field', stranger);
    let cleaned: T = value;
    for (const field of ownKeys(checks)) {
      const checked: Checked<T[keyof T & string]> = checks[field](value[field]);
      if (!checked.ok) return within(field, checked);
      cleaned = { ...cleaned, [field]: checked.value };
    }
    return valid(cleaned);
  };
}
