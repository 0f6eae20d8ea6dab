import { withoutHolder } from '@meikan/contracts';
import type { Json } from './value-parts.ts';

export type Leaf = { readonly path: string; readonly value: Json };
/** The filled fields of one section; `path` is the section's own. */
export type Group = { readonly path: string; readonly leaves: readonly Leaf[] };

/** The filled fields of a state, gathered by section in their order. A list is one value; what is empty or off is left out. */
export function stateGroups(state: Json): readonly Group[] {
  const groups = Map.groupBy(leavesOf(state, []), ({ section }) => section);
  return [...groups].map(([path, leaves]) => ({ path, leaves }));
}

function leavesOf(value: Json, path: readonly string[]): readonly (Leaf & { readonly section: string })[] {
  if (value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  if (isFields(value)) return Object.entries(value).flatMap(([field, inner]) => leavesOf(inner, [...path, field]));
  const own = withoutHolder(path);
  return [{ section: own[0] ?? '', path: own.slice(1).join('.'), value }];
}

function isFields(value: Json): value is { readonly [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
