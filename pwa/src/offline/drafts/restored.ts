import { isOwnKey, sameValue } from '@meikan/domain';
import type { Draft } from './draft.ts';

/**
 * A form with what was being written in it: the fields that its person had changed, over what stands there now. `null` when that
 * changes nothing. What an older app has kept of a field that is of another kind today is left out.
 */
export function restored<V extends object>(present: V, { values, first }: Draft): V | null {
  const written = fieldsOf(values);
  const begun = fieldsOf(first);
  const changed = Object.entries(present).filter(([name, value]) => {
    if (!isOwnKey(written, name) || sameValue(written[name], begun[name])) return false;
    return sameKind(written[name], value);
  });
  const merged = { ...present, ...Object.fromEntries(changed.map(([name]) => [name, written[name]])) };
  return sameValue(merged, present) ? null : merged;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** An empty field may be `null` or be filled: it has the kind of what it may hold. */
const sameKind = (one: unknown, other: unknown): boolean =>
  one === null || other === null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
