import { expect, it } from 'vitest';
import { supportBody, supportDraft } from './support-draft.ts';

const told = {
  mainIndividualInvestment: 'angel_equity',
  investingSituation: null,
  interestedField: '教育',
  whatCanProvide: ['product_advice'],
  preferContactMethod: null,
};

it('sends what it began with, so that one dialog leaves alone what the other wrote', () => {
  expect(supportBody(supportDraft(told))).toEqual({ investmentSupport: told });
});

it('is taken off the page when nothing of it is left', () => {
  expect(supportBody(supportDraft(null))).toEqual({ investmentSupport: null });
  expect(supportBody({ ...supportDraft(null), interestedField: '  ' })).toEqual({ investmentSupport: null });
});
