import { type Check, invalid, valid } from '../validation/checked.ts';
import type { CatalogueKey, CatalogueName } from './keys.ts';
import { catalogueSource, type SourceEntry } from './source.ts';

/** One entry of a catalogue. `value` is what the wire carries: the key, but where the spec fixes another text. */
export type CatalogueEntry<N extends CatalogueName = CatalogueName> = {
  readonly key: CatalogueKey<N>;
  readonly label: string;
  readonly order: number;
  /** Decoration: drawn hidden from screen readers. */
  readonly emoji: string | null;
  readonly value: string;
  readonly group: string | null;
};

const byName: ReadonlyMap<string, ReadonlyMap<string, SourceEntry>> = new Map(
  [...catalogueSource].map(([name, { items }]) => [name, new Map(items.map((entry) => [entry.key, entry]))]),
);

/** Whether `key` stands in the catalogue `name`. */
export function isCatalogueKey<N extends CatalogueName>(name: N, key: string): key is CatalogueKey<N> {
  return byName.get(name)?.has(key) ?? false;
}

/** A check that a text is a key of the catalogue `name`. */
export function keyIn(name: CatalogueName): Check<string> {
  return (key) => (isCatalogueKey(name, key) ? valid(key) : invalid('unknown-key'));
}

/** The entries of a catalogue in display order. */
export function catalogueEntries<N extends CatalogueName>(name: N): readonly CatalogueEntry<N>[] {
  return [...(byName.get(name)?.values() ?? [])].flatMap(({ key, label, order, emoji, value, group }) =>
    isCatalogueKey(name, key)
      ? [
          {
            key,
            label,
            order,
            emoji: emoji ?? null,
            value: value === undefined ? key : String(value),
            group: group ?? null,
          },
        ]
      : [],
  );
}

/** The number of an interest category (`categoryLevel` carries it as `id`); 0 for one that is not known. */
export function interestCategoryId(key: string): number {
  const id = byName.get('interest_categories')?.get(key)?.id;
  return typeof id === 'number' ? id : 0;
}

/** The Japanese name of a key; null for a key that is not in the catalogue. */
export function catalogueLabel(name: CatalogueName, key: string): string | null {
  return byName.get(name)?.get(key)?.label ?? null;
}
