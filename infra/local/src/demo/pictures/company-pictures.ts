import { type CoverScene, drawnAddress, type ThumbScene } from '@meikan/images';
import { chance, pick } from '../dice.ts';
import type { PackCompany, PackService } from '../pack.ts';
import { motifOfCategory, motifOfGlyph } from './motifs.ts';

type Marked = Pick<PackCompany, 'id' | 'logo'>;

/** Country and trade decide what the wide picture shows. */
const TRADES: readonly (readonly [RegExp, readonly [CoverScene, ...CoverScene[]]])[] = [
  [/agriculture|food|restaurant/, ['fields', 'rolling']],
  [/travel|hospitality|sports/, ['ranges', 'shore', 'grove']],
  [/logistics|automotive|construction|real_estate/, ['bridge', 'streets']],
  [/aerospace|entertainment|game|music/, ['nightfall', 'waves']],
  [/fashion|beauty|design|wedding|manufacturing/, ['waves', 'grove', 'rolling']],
  [/energy|nursing|healthcare|childcare|education/, ['rolling', 'grove', 'fields']],
];
const ELSEWHERE: readonly [CoverScene, ...CoverScene[]] = [
  'streets',
  'rolling',
  'ranges',
  'shore',
  'bridge',
  'nightfall',
];

export function companyLogo({ id, logo }: Marked): string {
  const motif = motifOfGlyph(logo.glyph);
  return drawnAddress({ kind: 'logo', seed: id, hue: logo.hue, ...(motif !== undefined && { as: motif }) });
}

export function serviceLogo({ id, logo, subCategory }: Pick<PackService, 'id' | 'logo' | 'subCategory'>): string {
  const motif = motifOfCategory(subCategory);
  return drawnAddress({ kind: 'logo', seed: id, hue: logo.hue, ...(motif !== undefined && { as: motif }) });
}

/** Some pages keep the default cover, so that it is seen as well. */
export function coverOf({ id, industry }: Pick<PackCompany, 'id' | 'industry'>): string | null {
  if (chance(`no cover ${id}`, 12)) return null;
  const scenes = TRADES.find(([words]) => words.test(industry))?.[1] ?? ELSEWHERE;
  return drawnAddress({ kind: 'cover', seed: id, as: pick(`cover ${id}`, scenes) });
}

export function serviceCover({ id }: Pick<PackService, 'id'>): string | null {
  return chance(`no cover ${id}`, 35) ? null : drawnAddress({ kind: 'cover', seed: id });
}

const SHOP_FLOOR = /manufacturing|construction|agriculture|restaurant|food|fashion|automotive|hardware|robotics/;

/** Place of work, people, and an event outside. */
export function photosOf({ id, industry }: Pick<PackCompany, 'id' | 'industry'>): readonly string[] {
  const place: ThumbScene = SHOP_FLOOR.test(industry) ? 'workshop' : 'office';
  const last = pick(`photo ${id}`, ['hall', 'whiteboard', 'interview'] as const);
  return [place, 'team' as const, last].map((as) => drawnAddress({ kind: 'thumb', seed: id, as }));
}

export function summaryPhoto({ id }: Pick<PackCompany, 'id'>): string {
  return drawnAddress({ kind: 'thumb', seed: id, as: 'deck' });
}

/** What a service looks like, in pictures that are drawn as all others are. */
export function screensOf(id: string) {
  const screen = (of: string, as: ThumbScene) => [drawnAddress({ kind: 'thumb', seed: `${id}-${of}`, as })];
  return {
    pcServicePhotos: screen('pc', 'deck'),
    mobileServicePhotos: screen('mobile', 'whiteboard'),
    bannerPhotos: [],
  };
}
