import { isOwnKey } from '@meikan/domain';
import { z } from 'zod';
import { articleInput } from '../articles/calls.ts';
import { companyFields } from '../companies/company-input.ts';
import { setAdminNote } from '../companies/field-calls.ts';
import { companyPlaces, pageSections } from '../companies/page-sections.ts';
import { type FieldFacts, factsOf } from '../kernel/field-facts.ts';
import type { Places } from '../kernel/places.ts';
import { rssConfigChanges } from '../rss/rss-config-input.ts';
import { profileChanges, snsChanges, workExperiencesInput } from '../users/profile-input.ts';
import { profilePlaces, profileSectionTitles } from '../users/profile-sections.ts';

type OfPath = (path: readonly string[]) => FieldFacts;

const inside = (facts: FieldFacts, path: readonly string[]): FieldFacts =>
  path.reduce((within, part) => within.part(part), facts);

type Sections = {
  readonly fields: FieldFacts;
  readonly places: Places<string>;
  /** What a section is called that no field has named. */
  readonly titleOf: (section: string) => string | undefined;
  /** Tells of sections in which none of the fields stands. */
  readonly others: FieldFacts;
};

/** Finds what is told of a section by the fields that stand in it. */
function ofSections({ fields, places, titleOf, others }: Sections): OfPath {
  const byPlace = new Map(Object.entries(places).map(([field, place]) => [place.join('.'), fields.part(field)]));
  return (path) => {
    const [section = '', part, ...rest] = path;
    const ofPart = byPlace.get(`${section}.${part}`);
    if (ofPart) return inside(ofPart, rest);
    const whole = byPlace.get(section);
    const facts = whole ? inside(whole, path.slice(1)) : inside(others, path);
    return path.length === 1 ? { ...facts, title: facts.title ?? titleOf(section) } : facts;
  };
}

const ofCompany = ofSections({
  fields: factsOf(companyFields),
  places: companyPlaces,
  titleOf: (section) => (isOwnKey(pageSections, section) ? pageSections[section].title : undefined),
  others: factsOf(z.object({ 'admin-note': setAdminNote.body.shape.adminNote, rssConfigs: rssConfigChanges })),
});
const ofUser = ofSections({
  fields: factsOf(profileChanges),
  places: profilePlaces,
  titleOf: (section) => (isOwnKey(profileSectionTitles, section) ? profileSectionTitles[section] : undefined),
  others: factsOf(
    z.object({
      sns: snsChanges,
      'work-experiences': workExperiencesInput.shape.workExperiences,
      rssConfigs: rssConfigChanges,
    }),
  ),
});
const ofArticle: OfPath = (path) => inside(factsOf(articleInput), path);

const CATEGORIES: ReadonlyMap<string, OfPath> = new Map([
  ['company', ofCompany],
  ['user', ofUser],
  ['article', ofArticle],
]);

/** These only hold others: their fields stand for themselves. */
const HOLDERS = new Set(['sections', 'content']);

/** The parts of a path without the one that only holds the others. */
export const withoutHolder = (parts: readonly string[]): readonly string[] =>
  HOLDERS.has(parts[0] ?? '') ? parts.slice(1) : parts;

/** A path of a state (`sections.basics.name`) in its parts, as `withoutHolder` has them. */
export const partsOfPath = (path: string): readonly string[] =>
  withoutHolder(path.split('.').filter((part) => part !== ''));

/** What the contracts tell of what stands at a path of a state of the category; nothing of what no edit writes. */
export function factsOfState(category: string, path: readonly string[]): FieldFacts {
  return CATEGORIES.get(category)?.(path) ?? factsOf(undefined);
}
