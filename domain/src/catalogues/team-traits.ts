import type { TeamCharacteristics } from '../companies/section-values.ts';
import { isOwnKey } from '../kernel/own-keys.ts';
import source from './catalogues.json' with { type: 'json' };

/** The ends that a team leans to, in words: 1 and 2 are the left of an axis, 4 and 5 its right; 3 leans to neither. */
export function teamTraits(team: TeamCharacteristics): string[] {
  return source.catalogues.team_characteristic_axes.items.flatMap(({ key, left, right }) => {
    const told = isOwnKey(team, key) ? team[key] : null;
    if (told === null || told === 3) return [];
    return [told < 3 ? left : right];
  });
}
