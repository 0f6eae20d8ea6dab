import { catalogueEntries } from '@meikan/domain';
import type { SelectGroup } from '../ui/forms.ts';

/** A catalogue as the options of a select. */
export const optionsOf = (catalogue: Parameters<typeof catalogueEntries>[0]): readonly SelectGroup<string>[] => [
  { label: '', options: catalogueEntries(catalogue).map(({ key, label }) => ({ value: key, label })) },
];
