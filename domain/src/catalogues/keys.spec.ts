import { expect, it } from 'vitest';
import { smallCatalogues } from './keys.ts';
import { catalogueSource } from './source.ts';

it.each(Object.entries(smallCatalogues))('the keys of %s are those of its JSON', (name, keys) => {
  const { items } = catalogueSource.get(name) ?? { items: [] };
  expect(keys).toEqual(items.map(({ key }) => key));
});
