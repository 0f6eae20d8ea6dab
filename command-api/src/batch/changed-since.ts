import { sameValue } from '@meikan/domain';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Which parts of a state became otherwise, as dotted paths: fields of the state, and of what it groups (`sections.basics`), so
 * that a phone can tell whether the other edit touched what it touches.
 */
export function changedSince(before: unknown, after: unknown): string[] {
  return changed(before, after, 2);
}

function changed(before: unknown, after: unknown, depth: number): string[] {
  const [old, now]: [Fields, Fields] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    if (sameValue(old[name], now[name])) return [];
    const deeper = depth > 1 && isFields(old[name]) && isFields(now[name]);
    return deeper ? changed(old[name], now[name], depth - 1).map((below) => `${name}.${below}`) : [name];
  });
}
