import type { Footprint } from '@meikan/contracts';
import { PersonRow } from './person-row.tsx';
import { shownDate } from './shown-date.ts';
import { directoryTexts } from './texts.ts';

const texts = directoryTexts.visits;

/** Somebody who visited, with the day of the last visit and on how many days they came. */
export function VisitorRow({ person }: { readonly person: Footprint }) {
  const work = [person.workFor, person.job].filter(Boolean).join('／');
  const days = person.days > 1 ? [texts.days(person.days)] : [];
  const facts = [...(work === '' ? [] : [work]), texts.last(shownDate(person.visitedOn)), ...days];
  return <PersonRow person={person} facts={facts} />;
}
