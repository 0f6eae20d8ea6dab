import { z } from 'zod';
import { articleInput } from '../articles/calls.ts';
import { companyFields } from '../companies/company-input.ts';
import { setAdminNote } from '../companies/field-calls.ts';
import { companyPageSections } from '../companies/page-sections.ts';
import { type FieldFacts, factsOf } from '../kernel/field-facts.ts';
import { type PageSection, type Places, placesOf } from '../kernel/places.ts';
import { rssConfigChanges } from '../rss/rss-config-input.ts';
import { profilePageSections } from '../users/page-sections.ts';
import { profileChanges, snsChanges, workExperiencesInput } from '../users/profile-input.ts';

type OfPath = (path: readonly string[]) => FieldFacts;

const inside = (facts: FieldFacts, path: readonly string[]): FieldFacts =>
  path.reduce((within, part) => within.part(part), facts);

type Sections = {
  readonly fields: FieldFacts;
  readonly sections: Readonly<Record<string, PageSection>>;
  /** Tells of sections in which none of the fields stands. */
  readonly others: FieldFacts;
};

/** Finds what is told of a section by the fields that stand in it. */
function ofSections({ fields, sections, others }: Sections): OfPath {
  const places: Places<string> = placesOf(sections);
  const byPlace = new Map(Object.entries(places).map(([field, place]) => [place.join('.'), fields.part(field)]));
  return (path) => {
    const [section = '', part, ...rest] = path;
    const ofPart = byPlace.get(`${section}.${part}`);
    if (ofPart) return inside(ofPart, rest);
    const whole = byPlace.get(section);
    const facts = whole ? inside(whole, path.slice(1)) : inside(others, path);
    return path.length === 1 ? { ...facts, title: facts.title ?? sections[section]?.title } : facts;
  };
}

const ofCompany = ofSections({
  fields: factsOf(companyFields),
  sections: companyPageSections,
  others: factsOf(z.object({ 'admin-note': setAdminNote.body.shape.adminNote, rssConfigs: rssConfigChanges })),
});
const ofUser = ofSections({
  fields: factsOf(profileChanges),
  sections: profilePageSections,
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
