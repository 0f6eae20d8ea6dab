import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON Schema keeps named schemas in `$defs` of each schema, OpenAPI in one place of the document. */
function repoint(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => repoint(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, repoint(inner, names)];
      const name = inner.replace(/^#\/\$defs\//, '');
      return [key, `#/components/schemas/${names.get(name) ?? name}`];
    }),
  );
}

/** Collects the named schemas (`.meta({ id })`) of everything it translates. */
export class SchemaBook {
  readonly #components = new Map<string, JsonSchema>();

  get components(): JsonSchema {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** `owner` names nameless recursive schemas. Requests are described before defaults are filled in, answers after. */
  translate(owner: string, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _dialect, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const defs = isRecord($defs) ? $defs : {};
    const names = new Map(
      Object.keys(defs).map((name) => [name, this.#nameOf(owner, name, io, repoint(defs[name], new Map()))]),
    );
    for (const [name, definition] of Object.entries(defs)) {
      const translated = repoint(definition, names);
      if (isRecord(translated)) this.#components.set(names.get(name) ?? name, translated);
    }
    const own = repoint(rest, names);
    return isRecord(own) ? own : {};
  }

  /** A schema whose request and answer differ (defaults) is kept under two names. */
  #nameOf(owner: string, name: string, io: 'input' | 'output', definition: unknown): string {
    if (name.startsWith('__')) return `${owner}-${io}${name}`;
    const known = this.#components.get(name);
    const same = known === undefined || JSON.stringify(repoint(known, new Map())) === JSON.stringify(definition);
    return same ? name : `${name}-${io}`;
  }
}
