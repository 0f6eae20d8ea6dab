import source from './catalogues.json' with { type: 'json' };
import type { CatalogueKey } from './keys.ts';

export type WorkingEnvironmentGroup = CatalogueKey<'working_environment_groups'>;

const groups = new Map(
  source.catalogues.working_environment_groups.items.map(({ key, multiple, options }) => [
    key,
    { multiple, options: new Set(options.map((option) => option.key)) },
  ]),
);

/** How many options of the group may be chosen together. */
export function optionLimit(group: WorkingEnvironmentGroup): number {
  const found = groups.get(group);
  return found === undefined || !found.multiple ? 1 : found.options.size;
}

/** Whether `option` is one of the group's. */
export function isWorkingEnvironmentOption(group: WorkingEnvironmentGroup, option: string): boolean {
  return groups.get(group)?.options.has(option) ?? false;
}
