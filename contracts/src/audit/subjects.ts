import { z } from 'zod';

/** What an id in a history or a state stands for. */
export const subjectKind = z.enum(['account', 'company']);
/**
 * Whether an id can be named: `known` carries a name, of an account its mail address too while identity keeps one; `erased`
 * was somebody once; `unknown` stands in the log alone; `system` is the platform itself.
 */
const naming = {
  id: z.string(),
  standing: z.enum(['known', 'erased', 'unknown', 'system']),
  name: z.string().nullable(),
  email: z.string().nullable(),
};
export const namedActor = z.object({ ...naming, role: z.string() }).meta({ id: 'NamedActor' });
export const namedSubject = z.object({ ...naming, kind: subjectKind }).meta({ id: 'NamedSubject' });

export type SubjectKind = z.output<typeof subjectKind>;
export type NamedActor = z.output<typeof namedActor>;
export type NamedSubject = z.output<typeof namedSubject>;
export type AuditJson = z.output<ReturnType<typeof z.json>>;

/** Fields of states that hold ids, alone or in a list. */
const FIELDS: ReadonlyMap<string, SubjectKind> = new Map([
  ['userId', 'account'],
  ['accountId', 'account'],
  ['registeredBy', 'account'],
  ['invitedBy', 'account'],
  ['owners', 'account'],
  ['companyId', 'company'],
]);
/** An owner is `{kind, id}`. */
const OWNERS: ReadonlyMap<AuditJson | undefined, SubjectKind> = new Map([
  ['user', 'account'],
  ['company', 'company'],
]);

/** `value`, which stands in `field`, with each id of an account or a company replaced by what `say` says of it. */
export function withSubjects(
  value: AuditJson,
  field: string,
  say: (kind: SubjectKind, id: string) => string,
): AuditJson {
  if (typeof value === 'string') {
    const kind = FIELDS.get(field);
    return kind === undefined ? value : say(kind, value);
  }
  if (Array.isArray(value)) return value.map((item) => withSubjects(item, field, say));
  if (typeof value !== 'object' || value === null) return value;
  const owner = OWNERS.get(value.kind);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      owner !== undefined && name === 'id' && typeof inner === 'string'
        ? say(owner, inner)
        : withSubjects(inner, name, say),
    ]),
  );
}
