import type { Json } from './value-parts.ts';

export type Leaf = { readonly path: string; readonly value: Json };

/** The filled fields of a state by dotted path, in their order; lists are one value each. */
export function flatState(state: Json, path = ''): readonly Leaf[] {
  if (state === null || state === '' || (Array.isArray(state) && state.length === 0)) return [];
  if (!isFields(state)) return [{ path, value: state }];
  return Object.entries(state).flatMap(([field, value]) => flatState(value, path === '' ? field : `${path}.${field}`));
}

function isFields(value: Json): value is { readonly [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
