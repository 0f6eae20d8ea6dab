import { type AuditJson, type FieldDifference, type NamedSubject, withSubjects } from '@meikan/contracts';
import { subjectName } from '../picker/subject-name.ts';
import type { Entity } from '../queries.ts';
import { subjectInWords } from '../who.ts';
import { fieldOf } from './shown-value.ts';

/** Puts names in the place of ids: the value that stands in a field, with its accounts and companies in words. */
export type Named = (value: AuditJson, field: string) => AuditJson;

export function namedBy(subjects: readonly NamedSubject[]): Named {
  const words = new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subjectInWords(subject)]));
  return (value, field) => withSubjects(value, field, (kind, id) => words.get(`${kind} ${id}`) ?? id);
}

/** Whose state it is, by the name that the state itself carries; nobody where it carries none. */
export function ownSubject({ category, id }: Entity, state: AuditJson): readonly NamedSubject[] {
  const name = subjectName(state);
  if (name === null || (category !== 'user' && category !== 'company')) return [];
  return [{ kind: category === 'user' ? 'account' : 'company', id, standing: 'known', name, email: null }];
}

export function namedDifference({ before, after, ...difference }: FieldDifference, named: Named): FieldDifference {
  const field = fieldOf(difference.path);
  return {
    ...difference,
    ...(before === undefined ? {} : { before: named(before, field) }),
    ...(after === undefined ? {} : { after: named(after, field) }),
  };
}
