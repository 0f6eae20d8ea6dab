import {
  type CatalogueKey,
  type CatalogueName,
  catalogueLabel,
  limits,
  type WorkingEnvironmentGroup,
} from '@meikan/domain';
import { pictureShapes } from '../../../../ui/index.ts';
import type { ChoiceGroup } from '../control.ts';

/** What the tables of controls are built of. */
export const line = (label: string, most: number) => ({ kind: 'line', label, most }) as const;
export const needed = (label: string, most: number) => ({ ...line(label, most), required: true }) as const;
export const area = (label: string, most: number, rows = 4) => ({ kind: 'area', label, most, rows }) as const;
export const link = (label: string) => ({ kind: 'link', label }) as const;
export const select = (label: string, groups: () => readonly ChoiceGroup[]) =>
  ({ kind: 'select', label, groups }) as const;
export const amount = (label: string) => ({ kind: 'amount', label }) as const;
export const flag = (said: { readonly label: string; readonly statement: string }) =>
  ({ kind: 'flag', ...said }) as const;
export const pictures = (label: string) =>
  ({ kind: 'pictures', label, most: limits.otherPhotos, shape: pictureShapes.thumb }) as const;

export const named = (catalogue: CatalogueName, key: string): string => catalogueLabel(catalogue, key) ?? key;
export const answers = (group: WorkingEnvironmentGroup) =>
  ({ kind: 'answers', label: named('working_environment_groups', group), group }) as const;
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
