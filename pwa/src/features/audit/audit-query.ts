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
export function auditQuery(search: Record<string, unknown>): AuditQuery {
  const kind = SUBJECT_KINDS.find((known) => known === search.kind);
  const id = typeof search.id === 'string' || typeof search.id === 'number' ? String(search.id) : '';
  if (kind === undefined || !/^[A-Za-z0-9-]{1,64}$/.test(id)) return {};
  return {
    kind,
    id,
    ...(search.beside === true && kind !== 'article' ? { beside: true } : {}),
    ...(isCount(search.at, 0) ? { at: search.at } : {}),
    ...(isCount(search.from, 0) ? { from: search.from } : {}),
    ...(isCount(search.page, 1) ? { page: search.page } : {}),
  };
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
}

export function subjectOf({ kind, id }: AuditQuery): Subject | null {
  return kind === undefined || id === undefined ? null : { kind, id };
}
