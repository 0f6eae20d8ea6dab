import { unreachable } from '../kernel/decider.ts';
import { type ArticleId, articleId, type CompanyId, companyId, type UserId, userId } from '../kernel/ids.ts';

/** What can be reported. */
export type ReportTarget =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'company'; readonly id: CompanyId }
  | { readonly kind: 'article'; readonly id: ArticleId };
export type ReportedKind = ReportTarget['kind'];

export const reportedKinds = ['user', 'company', 'article'] as const satisfies readonly ReportedKind[];

export const isReportedKind = (text: string): text is ReportedKind => reportedKinds.some((kind) => kind === text);

/** Brands the id of a thing of this kind. @throws TypeError where it is none */
export function reportTarget({ kind, id }: { readonly kind: ReportedKind; readonly id: string }): ReportTarget {
  switch (kind) {
    case 'user':
      return { kind, id: userId(id) };
    case 'company':
      return { kind, id: companyId(id) };
    case 'article':
      return { kind, id: articleId(id) };
    default:
      return unreachable(kind);
  }
}
