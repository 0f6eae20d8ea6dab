import {
  type CatalogueKey,
  type CatalogueName,
  catalogueLabel,
  isWorkingEnvironmentOption,
  optionLimit,
  type WorkingEnvironmentGroup,
} from '@meikan/domain';
import { environmentAnswerTexts } from '../../../../directory/environment.texts.ts';
import { checks } from '../../../../editing/form/build.ts';

/** What the tables of a page's controls are built of, beside what every form has. */
const named = (catalogue: CatalogueName, key: string): string => catalogueLabel(catalogue, key) ?? key;

const ANSWERS = Object.entries(environmentAnswerTexts).map(([value, label]) => ({ value, label }));

/** What a company answers of its working environment: one answer, or several where they add up. */
export function answers(group: WorkingEnvironmentGroup) {
  const options = () => ANSWERS.filter(({ value }) => isWorkingEnvironmentOption(group, value));
  const several = checks(named('working_environment_groups', group), () => [{ label: '', options: options() }]);
  return optionLimit(group) > 1 ? several : ({ ...several, single: true } as const);
}

export const photographed = (key: CatalogueKey<'photo_categories'>) =>
  ({ kind: 'flag', label: named('photo_categories', key) }) as const;
export const axis = (key: CatalogueKey<'team_characteristic_axes'>) => {
  const label = named('team_characteristic_axes', key);
  const [left = '', right = ''] = label.split(' ↔ ');
  return { kind: 'scale', label, ends: [left, right] } as const;
};
export const levels = () =>
  (['level_1', 'level_2', 'level_3', 'level_4', 'level_5'] as const).map((value) => ({
    value,
    label: named('engineer_levels', value),
  }));
