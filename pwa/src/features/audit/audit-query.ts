import type { Asked } from '../../address/query.ts';
import { countPart, flagPart, present } from '../../address/query-parts.ts';

export const SUBJECT_KINDS = ['user', 'company', 'article'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The query of /admin/audit: whose history is open, at which revision, compared with which. Revisions count from 0. */
export type AuditQuery = {
  readonly kind?: SubjectKind;
  readonly id?: string;
  /** The stream beside the subject's own: a person's account, a company's members. */
  readonly beside?: true;
  /** The newest one when left out. */
  readonly at?: number;
  /** The one before `at` when left out. */
  readonly from?: number;
  readonly page?: number;
};

/** What a history belongs to. */
export type Subject = { readonly kind: SubjectKind; readonly id: string };

/** Reads the query and drops what is not of it, so that a broken link still shows a page. */
export function auditQuery(search: Asked): AuditQuery {
  const kind = SUBJECT_KINDS.find((known) => known === search.kind);
  const { id = '' } = search;
  if (kind === undefined || !/^[A-Za-z0-9-]{1,64}$/.test(id)) return {};
  return {
    kind,
    id,
    ...(flagPart(search.beside) && kind !== 'article' ? { beside: true } : {}),
    ...present({
      at: countPart(search.at, { least: 0 }),
      from: countPart(search.from, { least: 0 }),
      page: countPart(search.page),
    }),
  };
}

export function subjectOf({ kind, id }: AuditQuery): Subject | null {
  return kind === undefined || id === undefined ? null : { kind, id };
}
