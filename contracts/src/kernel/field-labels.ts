import { firstGraphemes } from '@meikan/domain';
import type { z } from 'zod';
import type { SchemaIssue } from './schema-faults.ts';
import { partOf, titleOf } from './schema-parts.ts';

const LONGEST_NAME = 100;

/** A field's name as an answer tells it, bounded since whoever asks may choose it. */
export const boundedName = (name: string): string => firstGraphemes(name, LONGEST_NAME);

/** What a person calls the field at `path`: the nearest title, items of a list numbered from 1; else the path itself. */
function labelOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let here: z.core.$ZodType | undefined = schema;
  let label: string | undefined;
  for (const key of path) {
    here = here && partOf(here, key);
    label = (here && titleOf(here)) ?? label;
    if (typeof key === 'number' && label !== undefined) label = `${label}(${key + 1}件目)`;
  }
  return label ?? (path.length === 0 ? '入力内容' : path.map(String).join('.'));
}

/** What a person calls the field of an issue; an unknown one by its own name, and by what it stands in. */
export function labelOfIssue(schema: z.ZodType, { code, path }: SchemaIssue): string {
  if (code !== 'unrecognized_keys') return labelOf(schema, path);
  const key = String(path.at(-1));
  return path.length === 1 ? key : `${labelOf(schema, path.slice(0, -1))}の${key}`;
}
