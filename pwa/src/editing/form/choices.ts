import type { FieldFacts } from '@meikan/contracts';
import { type CatalogueName, catalogueEntries, countries } from '@meikan/domain';
import type { SelectGroup } from '../../ui/forms.ts';

type Choices = readonly SelectGroup<string>[];

/** All of a catalogue. */
export const ofCatalogue = (name: CatalogueName): Choices => [
  { label: '', options: catalogueEntries(name).map(({ key, label }) => ({ value: key, label })) },
];

const allCountries = (): Choices => [
  { label: '', options: countries.map(({ code, label }) => ({ value: code, label })) },
];

/** What is chosen from in a field, as its contract tells it. @throws TypeError where the contract names nothing of the kind */
export function choicesOf({ holds }: FieldFacts): Choices {
  switch (holds) {
    case 'country-codes':
      return allCountries();
    case 'companies':
    case 'company-tabs':
    case 'content-categories':
    case 'days':
    case 'environment-answers':
    case 'months':
    case 'payment-ways':
    case 'pictures':
    case 'service-categories':
    case undefined:
      throw new TypeError(`no choices for ${holds}`);
    default:
      return ofCatalogue(holds);
  }
}
