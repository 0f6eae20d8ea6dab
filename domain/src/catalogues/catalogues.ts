import { type Check, invalid, valid } from '../validation/checked.ts';
import source from './catalogues.json' with { type: 'json' };
import type { CatalogueKey, CatalogueName } from './keys.ts';

/** One entry of a catalogue. `value` is what the wire carries where the spec fixes another text than the key. */
export type CatalogueEntry<N extends CatalogueName = CatalogueName> = {
  readonly key: CatalogueKey<N>;
  readonly label: string;
  readonly order: number;
};

const keySets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(source.catalogues).map(([name, catalogue]) => [name, new Set(catalogue.items.map(({ key }) => key))]),
);

/** Whether `key` stands in the catalogue `name`. */
export function isCatalogueKey<N extends CatalogueName>(name: N, key: string): key is CatalogueKey<N> {
  return keySets.get(name)?.has(key) ?? false;
}

/** A check that a key stands in the catalogue `name`. */
export function keyIn(name: CatalogueName): Check<string> {
  return (key) => (isCatalogueKey(name, key) ? valid(key) : invalid('unknown-key'));
}
