import type { CompanyFields } from '@meikan/contracts';
import { expect, it } from 'vitest';
import type { ControlFor } from './control.ts';

const text = { kind: 'line' } as const;
const figure = { kind: 'amount' } as const;
const rows = { kind: 'rows' } as const;

it("control: matches the contract's type of its field, or does not compile", () => {
  const fitting: readonly unknown[] = [
    text satisfies ControlFor<CompanyFields['reading']>,
    { ...text, required: true } satisfies ControlFor<CompanyFields['name']>,
    figure satisfies ControlFor<CompanyFields['companySize']>,
    // @ts-expect-error a figure is no text
    text satisfies ControlFor<CompanyFields['companySize']>,
    // @ts-expect-error a name is required
    text satisfies ControlFor<CompanyFields['name']>,
    // @ts-expect-error the date of an event is forgotten
    { ...rows, parts: { text: { ...text, required: true } } } satisfies ControlFor<CompanyFields['companyHistory']>,
  ];
  expect(fitting).toHaveLength(6);
});
