import type { CompanyFields } from '@meikan/contracts';
import { expect, it } from 'vitest';
import type { SaidOfFields } from './said.ts';

type Page = SaidOfFields<CompanyFields>;

it('what a form says of a field: fits the kind of its value, or does not compile', () => {
  const fitting: readonly Page[] = [
    { reading: { example: 'ひよりけいかく' } },
    { companyHistory: { needs: ['text'], parts: { text: { example: '移転' } } } },
    { hiddenTabs: { groups: () => [] } },
    // @ts-expect-error a text has no decimals
    { reading: { decimal: true } },
    // @ts-expect-error nothing happened in a part that a row does not have
    { companyHistory: { needs: ['place'] } },
    // @ts-expect-error of numbers a form says what they are
    { hiddenTabs: {} },
    // @ts-expect-error there is no such field
    { ofALaterVersion: {} },
  ];
  expect(fitting).toHaveLength(7);
});
