import { companyFields, factsOf } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { labelOf, limitOf } from './contract.ts';

it('a field has the name and the limit of its contract', () => {
  const history = factsOf(companyFields).part('companyHistory');
  expect([labelOf(history), limitOf(history)]).toEqual(['沿革', 100]);
  expect(limitOf(history.part(0).part('text'))).toBe(200);
});

it('a field that its contract does not name or limit is in no form', () => {
  const unknown = factsOf(companyFields).part('ofALaterVersion');
  expect(() => labelOf(unknown)).toThrow('no name');
  expect(() => limitOf(unknown)).toThrow('no limit');
});
