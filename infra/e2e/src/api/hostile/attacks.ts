import { z } from 'zod';
import { type Leaf, leavesOf, sampleOf, shapesOf } from './schema-paths.ts';

export type Attack = { readonly says: string; readonly body: unknown; readonly field: string };

/** Addresses that may stand in no link. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/x',
  '//evil.example',
  'https://a:b@example.com',
  `https://example.com/${'a'.repeat(100_000)}`,
];
/** Texts that take long to count or to fold. */
const endless = ['ー'.repeat(20_000), '👨‍👩‍👧'.repeat(5_000)];
const crooked: Readonly<Partial<Record<Leaf['kind'], readonly unknown[]>>> = {
  text: [`a${'\u0301'.repeat(50)}`, '9'.repeat(10_000), 'a@'.repeat(8_000)],
  number: [1.5],
};

const wrong: Readonly<Record<Leaf['kind'], readonly unknown[]>> = {
  text: [12_345, true, ['x'], { x: 1 }, ...endless],
  number: ['1', true, -1, 1e12, [1]],
  boolean: ['true', 1, 'x'.repeat(50_000)],
  choice: ['no-such-option', 7, "' OR 1=1--", 'x'.repeat(50_000)],
  list: ['x', 3, { length: 1 }, Array.from({ length: 5_001 }, () => 'x')],
  group: ['x', 3, ['x']],
};

/** Names on other networks are written as addresses too. */
function isAddress({ schema, kind }: Leaf): boolean {
  if (kind !== 'text' || !schema.safeParse('https://example.com/x').success) return false;
  return !schema.safeParse('plain words').success || z.globalRegistry.get(schema)?.title === 'アカウント';
}

/** What a field must refuse, and what it may take for honest in some fields only (a token is any text, a rate no whole number). */
function hostileTo(leaf: Leaf): readonly unknown[] {
  const maybe = (crooked[leaf.kind] ?? []).filter((value) => !leaf.schema.safeParse(value).success);
  return [...wrong[leaf.kind], ...maybe, ...(isAddress(leaf) ? addresses : [])];
}

function replaced(body: unknown, path: Leaf['path'], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(body)) return body.map((item, index) => (index === head ? replaced(item, rest, value) : item));
  const fields = z.record(z.string(), z.unknown()).parse(body);
  return { ...fields, [head]: replaced(fields[head], rest, value) };
}

const strangers = { isAdminMode: true, footprintUserCount: 3 };

const fieldsOf = (value: unknown) =>
  z.record(z.string(), z.unknown()).parse(Array.isArray(value) ? { ...value } : value);

function unknownFields(sample: unknown, { path, kind }: Leaf): Attack[] {
  if (kind !== 'group') return [];
  const fields = fieldsOf(path.reduce((value: unknown, part) => fieldsOf(value)[part], sample));
  return Object.entries(strangers).map(([name, value]) => ({
    says: `unknown ${name}`,
    body: replaced(sample, path, { ...fields, [name]: value }),
    field: [...path, name].join('.'),
  }));
}

/** Everything that is tried on one body: each field of a wrong type, too long, hostile, and with a stranger beside it. */
export function attacksOn(schema: z.ZodType): Attack[] {
  return shapesOf(schema).flatMap(attacksOnShape);
}

function attacksOnShape(schema: z.ZodType): Attack[] {
  const sample = sampleOf(schema);
  return leavesOf(schema).flatMap((leaf) => {
    const field = leaf.path.join('.');
    const direct = hostileTo(leaf).map((value) => ({
      says: `${field || 'body'} = ${JSON.stringify(value).slice(0, 40)}`,
      body: replaced(sample, leaf.path, value),
      field,
    }));
    return [...direct, ...unknownFields(sample, leaf)];
  });
}

/** An attack as the fields of a form; null for one that a form, which knows texts only, cannot say. */
export function asForm({ body, field }: Attack): Readonly<Record<string, string>> | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(body);
  if (!fields.success) return null;
  const sayable = typeof fields.data[field] === 'string' || Object.hasOwn(strangers, field);
  return sayable ? Object.fromEntries(Object.entries(fields.data).map(([name, value]) => [name, String(value)])) : null;
}

/** A text one grapheme longer than a limit is too long, one of exactly its length is not. */
export const family = (count: number): string => '👨‍👩‍👧'.repeat(count);
