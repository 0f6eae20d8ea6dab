import { catalogueLabel, isWorkingEnvironmentOption, optionLimit, type WorkingEnvironmentGroup } from '@meikan/domain';
import { environmentAnswerTexts } from '../../../../directory/environment.texts.ts';
import { checks } from '../../../../editing/form/build.ts';

const ANSWERS = Object.entries(environmentAnswerTexts).map(([value, label]) => ({ value, label }));

/** What a company answers of its working environment: one answer, or several where they add up. */
export function answers(group: WorkingEnvironmentGroup) {
  const options = () => ANSWERS.filter(({ value }) => isWorkingEnvironmentOption(group, value));
  const several = { ...checks, groups: () => [{ label: '', options: options() }] } as const;
  return optionLimit(group) > 1 ? several : ({ ...several, single: true } as const);
}

/** The levels of engineers, of which a company tells the shares. */
export const levels = () =>
  (['level_1', 'level_2', 'level_3', 'level_4', 'level_5'] as const).map((value) => ({
    value,
    label: catalogueLabel('engineer_levels', value) ?? value,
  }));
