import { type CatalogueName, catalogueEntries, countries, limits } from '@meikan/domain';
import type { SelectGroup } from '../../ui/forms.ts';
import { pictureShapes } from '../../ui/index.ts';

type Groups = () => readonly SelectGroup<string>[];

/** What tables of controls are built of. */
export const line = (label: string, most: number) => ({ kind: 'line', label, most }) as const;
export const needed = (label: string, most: number) => ({ ...line(label, most), required: true }) as const;
export const area = (label: string, most: number, rows = 4) => ({ kind: 'area', label, most, rows }) as const;
export const link = (label: string) => ({ kind: 'link', label }) as const;
export const select = (label: string, groups: Groups) => ({ kind: 'select', label, groups }) as const;
export const checks = (label: string, groups: Groups) => ({ kind: 'checks', label, groups }) as const;
export const amount = (label: string) => ({ kind: 'amount', label }) as const;
export const flag = (said: { readonly label: string; readonly statement: string }) =>
  ({ kind: 'flag', ...said }) as const;
export const pictures = (label: string) =>
  ({ kind: 'pictures', label, most: limits.otherPhotos, shape: pictureShapes.thumb }) as const;

/** All of a catalogue, read when a form is drawn. */
export const ofCatalogue =
  (name: CatalogueName): Groups =>
  () => [{ label: '', options: catalogueEntries(name).map(({ key, label }) => ({ value: key, label })) }];

export const allCountries: Groups = () => [
  { label: '', options: countries.map(({ code, label }) => ({ value: code, label })) },
];
