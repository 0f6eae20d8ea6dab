import { z } from 'zod';

type Schema = z.core.$ZodType;

/** What a schema wraps: the one below optional, default, nullable and the like, or the input of a pipe; `undefined` for any other. */
export function wrapped(schema: Schema): Schema | undefined {
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return def.innerType;
  if (schema instanceof z.core.$ZodPipe) return schema._zod.def.in;
  if (schema instanceof z.core.$ZodLazy) return schema._zod.def.getter();
  return undefined;
}

/** Peels wrappers until something with its own shape is left. */
export function peel(schema: Schema): Schema {
  const inner = wrapped(schema);
  return inner === undefined ? schema : peel(inner);
}

/** The schema of a field by its name, or of a list's item by its number. */
export function partOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const inner = peel(schema);
  if (inner instanceof z.core.$ZodObject) return inner._zod.def.shape[String(key)];
  if (inner instanceof z.core.$ZodArray) return inner._zod.def.element;
  if (inner instanceof z.core.$ZodRecord) return inner._zod.def.valueType;
  if (inner instanceof z.core.$ZodIntersection)
    return partOf(inner._zod.def.left, key) ?? partOf(inner._zod.def.right, key);
  if (inner instanceof z.core.$ZodUnion) {
    return inner._zod.def.options.map((option) => partOf(option, key)).find((found) => found !== undefined);
  }
  return undefined;
}

/** The names of a schema's fields, in their order; none where it has no fields of its own. */
export function partNames(schema: Schema): readonly string[] {
  const inner = peel(schema);
  if (inner instanceof z.core.$ZodObject) return Object.keys(inner._zod.def.shape);
  if (!(inner instanceof z.core.$ZodRecord)) return [];
  const { keyType } = inner._zod.def;
  return keyType instanceof z.core.$ZodEnum ? Object.values(keyType._zod.def.entries).map(String) : [];
}

/** What is told of a schema, or of the nearest one that it wraps. */
export function nearest<T>(schema: Schema, told: (schema: Schema) => T | undefined): T | undefined {
  const own = told(schema);
  if (own !== undefined) return own;
  const inner = wrapped(schema);
  return inner && nearest(inner, told);
}

/** The title of a field: its `.meta({ title })`, also when it stands below `.optional()` and the like. */
export const titleOf = (schema: Schema): string | undefined =>
  nearest(schema, (one) => z.globalRegistry.get(one)?.title);
