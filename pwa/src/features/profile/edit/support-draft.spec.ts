import { expect, it } from 'vitest';
import { supportBody, supportDraft } from './support-draft.ts';

const told = {
  mainIndividualInvestment: 'angel_equity',
  investingSituation: null,
  interestedField: '教育',
  whatCanProvide: ['product_advice'],
  preferContactMethod: null,
};

it("support draft: sends the other dialog's fields as they were", () => {
  expect(supportBody(supportDraft(told))).toEqual({ investmentSupport: told });
});

it('support draft: removes the section when nothing is left', () => {
  expect(supportBody(supportDraft(null))).toEqual({ investmentSupport: null });
  expect(supportBody({ ...supportDraft(null), interestedField: '  ' })).toEqual({ investmentSupport: null });
});
