import source from './catalogues.json' with { type: 'json' };
import type { CatalogueKey } from './keys.ts';

export type WorkingEnvironmentGroup = CatalogueKey<'working_environment_groups'>;

const groups = new Map(
  source.catalogues.working_environment_groups.items.map(({ key, multiple, options }) => [
    key,
    { multiple, options: new Map(options.map((option) => [option.key, option.label])) },
  ]),
);
const groupLabels: ReadonlyMap<string, string> = new Map(
  source.catalogues.working_environment_groups.items.map(({ key, label }) => [key, label]),
);

/** `残業時間（エンジニア）：月10時間以内`: the group with the option; null for an option it does not have. */
export function workingEnvironmentLabel(group: WorkingEnvironmentGroup, option: string): string | null {
  const label = groups.get(group)?.options.get(option);
  return label === undefined ? null : `${groupLabels.get(group)}：${label}`;
}

/** The options of a group in display order. */
export const workingEnvironmentOptions = (group: WorkingEnvironmentGroup) =>
  [...(groups.get(group)?.options ?? [])].map(([key, label]) => ({ key, label }));

/** How many options of the group may be chosen together. */
export function optionLimit(group: WorkingEnvironmentGroup): number {
  const found = groups.get(group);
  return found === undefined || !found.multiple ? 1 : found.options.size;
}

/** Whether `option` is one of the group's. */
export function isWorkingEnvironmentOption(group: WorkingEnvironmentGroup, option: string): boolean {
  return groups.get(group)?.options.has(option) ?? false;
}
