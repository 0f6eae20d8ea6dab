import {
  type Company,
  getBriefInfo,
  getCompany,
  listCompanyRecommends,
  type Review,
  searchCompanies,
} from '@meikan/contracts';
import { companyId, evolveFollow, type Follow, instant, noFollow, noUsage, type Usage, userId } from '@meikan/domain';
import { isUsageEdit, type UsageEdit, usageAfter, usedAs } from '../../directory/usage-after.ts';
import { type OverlayContext, type Pending, payloadOverlay, type Views } from '../../offline/index.ts';
import { isWhole } from './company-query.ts';
import { editedAfter, notedAfter } from './edits-after.ts';
import { isAdopted, personalUsage, withAdoption, withPersonalUsage } from './usage.ts';

/** A company's page as its reader's pending edits leave it: whether they follow it, how they use it, what they wrote on it. */
export function companyAfter(company: Company, context: OverlayContext): Company {
  const edits = context.pending.filter(isUsageEdit).filter(({ data }) => data.serviceId === company.id);
  return notedAfter(editedAfter(usedAfter(followedAfter(company, context), edits), context), context);
}

type PendingCommand = Extract<Pending, { type: 'set-follow' }>;

function followedAfter(company: Company, { account, pending }: OverlayContext): Company {
  const before: Follow = company.isFollowing ? { status: 'on', since: SOME_DAY } : noFollow;
  const target = { kind: 'company' as const, id: companyId(company.id) };
  const commands = pending.filter(
    (one): one is PendingCommand =>
      one.type === 'set-follow' && one.data.target.kind === target.kind && one.data.target.id === company.id,
  );
  const state = commands.reduce((reached: Follow, { data, command }) => {
    const type = data.value ? ('follow-started' as const) : ('follow-ended' as const);
    return evolveFollow(reached, { type, data: { userId: userId(account), target, at: instant(command.issuedAt) } });
  }, before);
  const isFollowing = state.status === 'on';
  if (isFollowing === company.isFollowing) return company;
  return { ...company, isFollowing, followerCount: company.followerCount + (isFollowing ? 1 : -1) };
}

/** A page does not tell since when it is followed, and no command needs it. */
const SOME_DAY = instant('1970-01-01T00:00:00.000Z');

/** The reader speaks for themselves or for their company; an account does one of both. */
function usedAfter(company: Company, edits: readonly UsageEdit[]): Company {
  const [first] = edits;
  if (first === undefined) return company;
  if (first.data.holder.kind === 'company') {
    // Its owner enters who has adopted it: that is no usage of the reader's.
    if (company.isOwner) return company;
    const adopted = usageAfter(isAdopted(company) ? usedAs('company-using') : noUsage, edits).status === 'on';
    return adopted === isAdopted(company) ? company : withAdoption(company, adopted);
  }
  const before = personalUsage(company);
  const known = before === null ? noUsage : usedAs(before, company.usageComment);
  const usage = usageAfter(known, edits);
  const wanted = personalTypeOf(usage);
  const usageComment = usage.status === 'on' ? usage.comment : null;
  if (wanted === before && usageComment === company.usageComment) return company;
  return { ...withPersonalUsage(company, wanted), usageComment };
}

const personalTypeOf = (usage: Usage) =>
  usage.status === 'on' && (usage.usageType === 'private' || usage.usageType === 'company') ? usage.usageType : null;

/** What people say of a service with what its reader says now; a new word stands there once it has arrived. */
export function wordsAfter(reviews: Review[], { account, input, pending }: OverlayContext): Review[] {
  const edits = pending
    .filter(isUsageEdit)
    .filter(({ data }) => data.serviceId === input.params?.id && data.holder.id === account);
  if (edits.length === 0) return reviews;
  return reviews.flatMap((own) => {
    if (own.id !== account) return [own];
    const known = own.usageType === 'company' ? usedAs('company', own.review) : usedAs('private', own.review);
    const usage = usageAfter(known, edits);
    const type = personalTypeOf(usage);
    return usage.status === 'on' && usage.comment !== null && type !== null
      ? [{ ...own, review: usage.comment, usageType: type }]
      : [];
  });
}

export const companyViews: Views = {
  overlays: [
    payloadOverlay(getCompany, (company, context) => (isWhole(company) ? companyAfter(company, context) : company)),
    payloadOverlay(listCompanyRecommends, wordsAfter),
  ],
  stale: {
    'set-follow': [getCompany],
    'update-company': [getCompany, getBriefInfo, searchCompanies],
    'set-admin-note': [getCompany],
  },
};
