import { serviceTaxonomy } from '@meikan/domain';
import { expect, it } from 'vitest';
import { companyCategories, serviceCategories } from './choices.ts';

it('a company chooses among all categories, and finds its own first', () => {
  const own = serviceTaxonomy.find(({ key }) => key === 'business_company')?.mainCategories ?? [];
  const labels = companyCategories().map(({ label }) => label);
  expect(labels.slice(0, own.length)).toEqual(own.map(({ label }) => label));
  expect(labels.toSorted()).toEqual(
    serviceCategories()
      .map(({ label }) => label)
      .toSorted(),
  );
});
