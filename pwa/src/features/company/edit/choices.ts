import { type CatalogueName, catalogueEntries, countries, serviceTaxonomy } from '@meikan/domain';
import { paymentWayNames } from '../sections/offer.texts.ts';
import { STRIP_ORDER } from '../tab-table.ts';
import { tabTexts } from '../tabs.texts.ts';
import type { ChoiceGroup } from './control.ts';
import { controlTexts } from './controls.texts.ts';

type Branch = (typeof serviceTaxonomy)[number];
type Main = Branch['mainCategories'][number];

/** All of a catalogue. */
export const ofCatalogue = (name: CatalogueName) => (): readonly ChoiceGroup[] => [
  { label: '', options: catalogueEntries(name).map(({ key, label }) => ({ value: key, label })) },
];

const mains = ({ mainCategories }: Branch) => mainCategories;
const subs = ({ subCategories }: Main) => subCategories.map(({ key, label }) => ({ value: key, label }));

/** Every category of a company or service: a main one as a whole, and what it divides into. */
export const serviceCategories = (): readonly ChoiceGroup[] =>
  serviceTaxonomy.flatMap(mains).map((main) => ({
    label: main.label,
    options: [{ value: main.key, label: main.label }, ...subs(main)],
  }));

/** What the stack of a company is told with. */
export const programmingTools = (): readonly ChoiceGroup[] =>
  serviceTaxonomy
    .filter(({ key }) => key === 'programming_tool')
    .flatMap(mains)
    .map((main) => ({ label: main.label, options: subs(main) }));

export const allCountries = (): readonly ChoiceGroup[] => [
  { label: '', options: countries.map(({ code, label }) => ({ value: code, label })) },
];

const { usages } = controlTexts.basics;
export const mainUsages = (): readonly ChoiceGroup[] => [
  { label: '', options: Object.entries(usages).map(([value, label]) => ({ value, label })) },
];

export const paymentWays = (): readonly ChoiceGroup[] => [
  { label: '', options: Object.entries(paymentWayNames).map(([value, label]) => ({ value, label })) },
];

/** Every tab but the overview, which a page always has. */
export const hideableTabs = (): readonly ChoiceGroup[] => [
  {
    label: '',
    options: STRIP_ORDER.filter((id) => id !== 1).map((id) => ({ value: String(id), label: tabTexts.names[id] })),
  },
];
