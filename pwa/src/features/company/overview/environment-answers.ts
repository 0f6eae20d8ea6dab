import type { Company } from '@meikan/contracts';
import { catalogueEntries, catalogueLabel, isWorkingEnvironmentOption } from '@meikan/domain';
import { environmentAnswerTexts } from '../../../directory/environment.texts.ts';

type Option = keyof typeof environmentAnswerTexts;

const OPTIONS = Object.keys(environmentAnswerTexts).filter((key): key is Option => key in environmentAnswerTexts);

export type EnvironmentAnswer = {
  readonly group: string;
  readonly label: string;
  readonly answers: readonly string[];
  /** How full the bar is, 0 to 1, where the answers of the group lie on a scale; `null` where they only add up. */
  readonly share: number | null;
};

/** Groups whose scale begins at nothing: the first answer is the emptiest bar. */
const GROWING: ReadonlySet<string> = new Set(['overtime_engineer', 'overtime_business', 'turnover_rate']);
const SCALES: ReadonlySet<string> = new Set(['remote_work', ...GROWING]);

function shareOf(group: string, options: readonly Option[], chosen: Option | undefined): number | null {
  if (!SCALES.has(group) || chosen === undefined) return null;
  const at = options.indexOf(chosen);
  const steps = options.length;
  return (GROWING.has(group) ? at + 1 : steps - at) / steps;
}

/** What the company answered of its working environment, in the order of the catalogue; unanswered groups are left out. */
export function environmentAnswers({ workingEnvironments }: Pick<Company, 'workingEnvironments'>): EnvironmentAnswer[] {
  return catalogueEntries('working_environment_groups').flatMap(({ key: group, label }) => {
    const options = OPTIONS.filter((option) => isWorkingEnvironmentOption(group, option));
    const given = [workingEnvironments[group] ?? []].flat();
    const chosen = options.filter((option) => given.includes(option));
    if (chosen.length === 0) return [];
    const answers = chosen.map((option) => environmentAnswerTexts[option]);
    return [{ group, label, answers, share: shareOf(group, options, chosen[0]) }];
  });
}

export const ENVIRONMENT_GROUPS = catalogueEntries('working_environment_groups').length;

export type TeamAxis = { readonly key: string; readonly left: string; readonly right: string; readonly value: number };

/** Where the team stands between two ways of working, 1 (left) to 5 (right). */
export function teamAxes({ teamCharacteristics }: Pick<Company, 'teamCharacteristics'>): TeamAxis[] {
  return catalogueEntries('team_characteristic_axes').flatMap(({ key }) => {
    const value = teamCharacteristics[key];
    const [left = '', right = ''] = (catalogueLabel('team_characteristic_axes', key) ?? '').split(' ↔ ');
    return value === undefined ? [] : [{ key, left, right, value }];
  });
}
