import { type Claim, type ClaimVerdict, getCompany, listCompanyServices, listCompanyUsers } from '@meikan/contracts';
import { type OverlayContext, payloadOverlay, type Views } from '../../../offline/index.ts';
import { type ClaimTarget, LISTS, type ListName, targetInList, targetOfPerson } from './claim-target.ts';

/** What an owner's pending answers leave of a verdict: the last one stands. */
function verdictAfter(before: ClaimVerdict | null, target: ClaimTarget, { pending }: OverlayContext) {
  return pending.reduce<ClaimVerdict | null>((verdict, one) => {
    if (one.type === 'judge-usage' && target.kind === 'usage') {
      const { holder, serviceId } = one.data;
      const isIt = holder.kind === target.holder.kind && holder.id === target.holder.id;
      return isIt && serviceId === target.serviceId ? one.data.verdict : verdict;
    }
    if (one.type === 'judge-relation' && target.kind === 'relation') {
      const { companyId, otherId } = one.data;
      return companyId === target.companyId && otherId === target.otherId ? one.data.verdict : verdict;
    }
    return verdict;
  }, before);
}

type Claimed = { readonly id: string; readonly claims: Claim[] };

function answeredAfter<R extends Claimed>(
  rows: R[],
  context: OverlayContext,
  targetOf: (row: R, claim: Claim) => ClaimTarget,
): R[] {
  if (!context.pending.some(({ type }) => type === 'judge-usage' || type === 'judge-relation')) return rows;
  return rows.map((row) => ({
    ...row,
    claims: row.claims.map((claim) => ({
      ...claim,
      verdict: verdictAfter(claim.verdict, targetOf(row, claim), context),
    })),
  }));
}

const listOf = (asked: unknown): ListName => LISTS.find((list) => list === asked) ?? 'company-using';
const pageOf = ({ input }: OverlayContext): string => String(input.params?.id ?? '');
const STALE = [listCompanyServices, listCompanyUsers, getCompany];

/** How an owner's pending answers to claims look in the lists of a company's page. */
export const claimViews: Views = {
  overlays: [
    payloadOverlay(listCompanyServices, (rows, context) =>
      answeredAfter(rows, context, (row, claim) =>
        targetInList(listOf(context.input.query?.type), pageOf(context), row.id, claim),
      ),
    ),
    payloadOverlay(listCompanyUsers, (rows, context) =>
      answeredAfter(rows, context, (row) => targetOfPerson(pageOf(context), row.id)),
    ),
  ],
  stale: { 'judge-usage': STALE, 'judge-relation': STALE },
};
