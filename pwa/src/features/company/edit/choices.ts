import { serviceTaxonomy } from '@meikan/domain';
import type { SelectGroup } from '../../../ui/forms.ts';
import { paymentWayNames } from '../sections/offer.texts.ts';
import { STRIP_ORDER } from '../tab-table.ts';
import { tabTexts } from '../tabs.texts.ts';
import { controlTexts } from './controls.texts.ts';

type Branch = (typeof serviceTaxonomy)[number];
type Main = Branch['mainCategories'][number];

const mains = ({ mainCategories }: Branch) => mainCategories;
const subs = ({ subCategories }: Main) => subCategories.map(({ key, label }) => ({ value: key, label }));

/** Every category of a company or service: a main one as a whole, and what it divides into. */
export const serviceCategories = (): readonly SelectGroup<string>[] =>
  serviceTaxonomy.flatMap(mains).map((main) => ({
    label: main.label,
    options: [{ value: main.key, label: main.label }, ...subs(main)],
  }));

/** What the stack of a company is told with. */
export const programmingTools = (): readonly SelectGroup<string>[] =>
  serviceTaxonomy
    .filter(({ key }) => key === 'programming_tool')
    .flatMap(mains)
    .map((main) => ({ label: main.label, options: subs(main) }));

const { usages } = controlTexts.basics;
export const mainUsages = (): readonly SelectGroup<string>[] => [
  { label: '', options: Object.entries(usages).map(([value, label]) => ({ value, label })) },
];

export const paymentWays = (): readonly SelectGroup<string>[] => [
  { label: '', options: Object.entries(paymentWayNames).map(([value, label]) => ({ value, label })) },
];

/** Every tab but the overview, which a page always has. */
export const hideableTabs = (): readonly SelectGroup<string>[] => [
  {
    label: '',
    options: STRIP_ORDER.filter((id) => id !== 1).map((id) => ({ value: String(id), label: tabTexts.names[id] })),
  },
];
