import {
  catalogueEntries,
  catalogueLabel,
  isWorkingEnvironmentOption,
  serviceTaxonomy,
  type WorkingEnvironmentGroup,
} from '@meikan/domain';
import { companyTabTexts } from '../../../directory/company-tabs.texts.ts';
import { environmentAnswerTexts } from '../../../directory/environment.texts.ts';
import { paymentWayTexts } from '../../../directory/payment-ways.texts.ts';
import type { SelectGroup } from '../../../ui/forms.ts';
import { STRIP_ORDER } from '../tab-table.ts';

type Branch = (typeof serviceTaxonomy)[number];
type Main = Branch['mainCategories'][number];

const mains = ({ mainCategories }: Branch) => mainCategories;
const subs = ({ subCategories }: Main) => subCategories.map(({ key, label }) => ({ value: key, label }));

const categoriesOf = (branches: readonly Branch[]): readonly SelectGroup<string>[] =>
  branches.flatMap(mains).map((main) => ({
    label: main.label,
    options: [{ value: main.key, label: main.label }, ...subs(main)],
  }));
const isOfCompanies = ({ key }: Branch) => key === 'business_company';

/** Every category of a company or service: a main one as a whole, and what it divides into. */
export const serviceCategories = () => categoriesOf(serviceTaxonomy);

/** The same where mostly companies choose one: theirs stand first. */
export const companyCategories = () =>
  categoriesOf([
    ...serviceTaxonomy.filter(isOfCompanies),
    ...serviceTaxonomy.filter((branch) => !isOfCompanies(branch)),
  ]);

/** What the stack of a company is told with. */
export const programmingTools = (): readonly SelectGroup<string>[] =>
  serviceTaxonomy
    .filter(({ key }) => key === 'programming_tool')
    .flatMap(mains)
    .map((main) => ({ label: main.label, options: subs(main) }));

/** What a service is mostly used for: alone, or at work. */
export const mainUsages = (): readonly SelectGroup<string>[] => [
  {
    label: '',
    options: catalogueEntries('usage_types')
      .filter(({ key }) => key === 'private' || key === 'company')
      .map(({ key, label }) => ({ value: key, label })),
  },
];

export const paymentWays = (): readonly SelectGroup<string>[] => [
  { label: '', options: Object.entries(paymentWayTexts).map(([value, label]) => ({ value, label })) },
];

/** Every tab but the overview, which a page always has. */
export const hideableTabs = (): readonly SelectGroup<string>[] => [
  {
    label: '',
    options: STRIP_ORDER.filter((id) => id !== 1).map((id) => ({
      value: String(id),
      label: companyTabTexts.names[id],
    })),
  },
];

const ANSWERS = Object.entries(environmentAnswerTexts).map(([value, label]) => ({ value, label }));

/** What may be answered in a group of the working environment. */
export const environmentAnswers = (group: WorkingEnvironmentGroup) => (): readonly SelectGroup<string>[] => [
  { label: '', options: ANSWERS.filter(({ value }) => isWorkingEnvironmentOption(group, value)) },
];

/** The levels of engineers, of which a company tells the shares. */
export const engineerLevels = (): SelectGroup<string>['options'] =>
  (['level_1', 'level_2', 'level_3', 'level_4', 'level_5'] as const).map((value) => ({
    value,
    label: catalogueLabel('engineer_levels', value) ?? value,
  }));
