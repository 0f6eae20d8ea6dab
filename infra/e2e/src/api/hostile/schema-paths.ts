import { catalogueEntries } from '@meikan/domain';
import { z } from 'zod';

type Path = readonly (string | number)[];
export type Leaf = {
  readonly path: Path;
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'group';
  readonly schema: z.ZodType;
};

/** What stands inside optional, nullable, default, pipe and the like. */
function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return inner(asType(schema.def.innerType));
  }
  return schema instanceof z.ZodPipe ? inner(asType(schema.def.in)) : schema;
}

function asType(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('a schema that is no ZodType');
}

function kindOf(schema: z.ZodType): Leaf['kind'] | null {
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) return 'list';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'choice';
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? 'text' : null;
}

/** What a body may be: each shape of a union by itself. */
export function shapesOf(schema: z.ZodType): readonly z.ZodType[] {
  const own = inner(schema);
  return own instanceof z.ZodDiscriminatedUnion ? own.options.map(asType) : [schema];
}

/** Every field of a body, also those of groups and of the first row of lists. */
export function leavesOf(schema: z.ZodType, path: Path = []): Leaf[] {
  const own = inner(schema);
  const kind = kindOf(own);
  const here: Leaf[] = kind === null ? [] : [{ path, kind, schema }];
  if (own instanceof z.ZodObject) {
    return [...here, ...Object.entries(own.shape).flatMap(([name, field]) => leavesOf(asType(field), [...path, name]))];
  }
  if (own instanceof z.ZodArray) return [...here, ...leavesOf(asType(own.def.element), [...path, 0])];
  if (own instanceof z.ZodTuple) {
    return [...here, ...own.def.items.flatMap((item, index) => leavesOf(asType(item), [...path, index]))];
  }
  return here;
}

/** Values that fit some field of the wire: the first that a field takes is its sample. */
const candidates: readonly unknown[] = [
  'https://example.com/x',
  'a@example.com',
  '/images/0f',
  '2024-04-01',
  '2024-04',
  'JP',
  'development',
  'engineer',
  'x_dm',
  'casual_chat',
  'angel_equity',
  'actively_investing',
  'funding',
  'book',
  'hiking',
  'pro',
  'private_blog_diary',
  'sns_community',
  'company',
  'reading',
  'remote',
  'kikitome',
  '0198a0c0-0000-7000-8000-000000000000',
  '2026-11-20T08:00:00.000Z',
  'absent',
  'user-mio',
  1,
  true,
  // The hash of a token that nobody has.
  'A'.repeat(43),
];

/** Catalogues whose keys no other candidate is. */
const catalogues = [
  'work_style_tags',
  'hobby_tags',
  'executive_roles',
  'listed_statuses',
  'industries',
  'funding_stages',
  'company_appeal_tags',
  'survey_question_categories',
  'report_reasons',
] as const;
const catalogueKeys = () => catalogues.flatMap((name) => catalogueEntries(name).map(({ key }) => key));

/** A body with every field filled in, for the schema of an honest call. */
export function sampleOf(schema: z.ZodType): unknown {
  const own = inner(schema);
  if (own instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(own.shape).map(([name, field]) => [name, sampleOf(asType(field))]));
  }
  if (own instanceof z.ZodArray) return [sampleOf(asType(own.def.element))];
  if (own instanceof z.ZodTuple) return own.def.items.map((item) => sampleOf(asType(item)));
  if (own instanceof z.ZodRecord) return {};
  if (own instanceof z.ZodEnum) return own.options[0];
  if (own instanceof z.ZodLiteral) return own.value;
  const found = [...candidates, ...catalogueKeys()].find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error(`no sample for ${z.globalRegistry.get(schema)?.title ?? 'a field'}`);
  return found;
}
