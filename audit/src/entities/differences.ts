import { sameValue } from '@meikan/domain';

/** Two states' values at one path; absent where the path leads nowhere. */
export type Difference = { readonly path: string; readonly before?: unknown; readonly after?: unknown };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The places at which two states differ, by dotted path. Objects are compared field by field; a list is one value, since its
 * order says something. The whole state's path is empty.
 */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  // What an event left alone is the same object in both states: most of a state is not walked at all.
  if (before === after) return [];
  if (isFields(before) && isFields(after)) return inFields(before, after, path);
  // A field that is not there and one that is null say the same: nothing.
  if (sameValue(before ?? null, after ?? null)) return [];
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

function inFields(before: Fields, after: Fields, path: string): readonly Difference[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) =>
    differences(own(before, field), own(after, field), path === '' ? field : `${path}.${field}`),
  );
}

const own = (fields: Fields, field: string): unknown => (Object.hasOwn(fields, field) ? fields[field] : undefined);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a change at one path changes the other: one of them contains the other. */
export function touches(path: string, other: string): boolean {
  return path === other || path === '' || other === '' || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
}
