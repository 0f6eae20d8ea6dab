import { firstGraphemes } from '@meikan/domain';
import { z } from 'zod';
import type { SchemaIssue } from './schema-faults.ts';

type Inner = z.core.$ZodType;

const LONGEST_NAME = 100;

/** A field's name as an answer tells it, bounded since whoever asks may choose it. */
export const boundedName = (name: string): string => firstGraphemes(name, LONGEST_NAME);

/** Peels optional, default, nullable, readonly, catch, lazy and pipes until something with its own shape is left. */
function peel(schema: Inner): Inner {
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return peel(def.innerType);
  if (schema instanceof z.core.$ZodPipe) return peel(schema._zod.def.in);
  if (schema instanceof z.core.$ZodLazy) return peel(schema._zod.def.getter());
  return schema;
}

function child(schema: Inner, key: PropertyKey): Inner | undefined {
  const inner = peel(schema);
  if (inner instanceof z.core.$ZodObject) return inner._zod.def.shape[String(key)];
  if (inner instanceof z.core.$ZodArray) return inner._zod.def.element;
  if (inner instanceof z.core.$ZodRecord) return inner._zod.def.valueType;
  if (inner instanceof z.core.$ZodIntersection)
    return child(inner._zod.def.left, key) ?? child(inner._zod.def.right, key);
  if (inner instanceof z.core.$ZodUnion) {
    return inner._zod.def.options.map((option) => child(option, key)).find((found) => found !== undefined);
  }
  return undefined;
}

/** The `.meta({ title })` of a schema, also when it stands below `.optional()` and the like. */
function titleOf(schema: Inner): string | undefined {
  const own = z.globalRegistry.get(schema)?.title;
  if (own !== undefined) return own;
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return titleOf(def.innerType);
  if (schema instanceof z.core.$ZodPipe) return titleOf(schema._zod.def.in);
  return undefined;
}

/** What a person calls the field at `path`: the nearest title, items of a list numbered from 1; else the path itself. */
function labelOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let here: Inner | undefined = schema;
  let label: string | undefined;
  for (const key of path) {
    here = here && child(here, key);
    const title = here && titleOf(here);
    if (title !== undefined && title !== label) label = title;
    else if (typeof key === 'number' && label !== undefined) label = `${label}(${key + 1}件目)`;
  }
  return label ?? (path.length === 0 ? '入力内容' : path.map(String).join('.'));
}

/** What a person calls the field of an issue; an unknown one by its own name, and by what it stands in. */
export function labelOfIssue(schema: z.ZodType, { code, path }: SchemaIssue): string {
  if (code !== 'unrecognized_keys') return labelOf(schema, path);
  const key = String(path.at(-1));
  return path.length === 1 ? key : `${labelOf(schema, path.slice(0, -1))}の${key}`;
}
