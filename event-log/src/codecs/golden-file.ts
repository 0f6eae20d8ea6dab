import { readdirSync, readFileSync } from 'node:fs';
import type { SubjectKeys } from '../keys/subject-keys.ts';
import type { EventMetadata, JsonObject, StreamName } from '../port.ts';
import { codecs } from '../streams/streams.ts';

/** What one stored version looked like when it was new, which never changes, and what it has to read as today. */
export type GoldenFile = {
  readonly id: string;
  readonly stream: StreamName;
  readonly metadata: EventMetadata;
  readonly type: string;
  readonly version: number;
  readonly stored: JsonObject;
  readonly reads: JsonObject;
};

export const goldenFolder = new URL('golden/', import.meta.url);

export type GoldenOf = { readonly category: string; readonly type: string; readonly version: number };

/**
 * The name of the file of a type and version. A type that recurs in another category of streams is stored there by another
 * codec: its file begins with that category.
 */
export function goldenName({ category, type, version }: GoldenOf): string {
  const first = codecs.stored.find((stored) => stored.type === type);
  return `${first === undefined || first.category === category ? '' : `${category}.`}${type}@${version}.json`;
}

export function readGoldenFiles(): ReadonlyMap<string, GoldenFile> {
  const names = readdirSync(goldenFolder).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(new URL(name, goldenFolder), 'utf8'))]));
}

/** The key that the golden files are sealed with, whoever the subject is; `erased` subjects have none any more. */
export function goldenKeys({ erased = false }: { readonly erased?: boolean } = {}): SubjectKeys {
  const key = Buffer.alloc(32, 'golden');
  return {
    keyFor: async () => key,
    keysOf: async (subjects) => new Map([...subjects].map((subject) => [subject, erased ? null : key])),
    destroy: async () => undefined,
    destroyed: async () => [],
  };
}
