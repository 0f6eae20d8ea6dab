import { expect, it } from 'vitest';
import { ownKeys } from '../kernel/own-keys.ts';
import { facetLabel, knownValues } from './facet-labels.ts';
import { FACETS, FACETS_OF } from './facets.ts';

it('every facet is offered for a kind of find, and all but those in words of their own have values with labels', () => {
  const offered = new Set<string>(Object.values(FACETS_OF).flat());
  expect([...offered].sort()).toEqual(Object.keys(FACETS).sort());
  const { tag: _, year: __, ...closed } = FACETS;
  for (const facet of ownKeys(closed)) {
    const values = knownValues(facet);
    expect(values.length).toBeGreaterThan(0);
    expect(values.map(({ key }) => facetLabel(facet, key))).toEqual(values.map(({ label }) => label));
    for (const { key, label } of values)
      expect([key, label]).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/./)]);
  }
});

it('a value says what it is: a size in people, a year as such, what no catalogue knows as it stands', () => {
  expect(facetLabel('size', 'size_1_10')).toBe('1-10名');
  expect(facetLabel('size', 'size_500_plus')).toBe('500名以上');
  expect(facetLabel('year', '2026')).toBe('2026年');
  expect(facetLabel('tag', '採用広報')).toBe('採用広報');
  expect(facetLabel('profession', 'astronaut')).toBe('astronaut');
});
