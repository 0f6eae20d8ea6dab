import {
  getCompany,
  getProfile,
  japanMonth,
  listCompanyRecommends,
  listCompanyServices,
  listCompanyUsers,
  listUsedServices,
  NO_LINKS,
  type Profile,
  searchCompanies,
  type UsedService,
} from '@meikan/contracts';
import { noUsage } from '@meikan/domain';
import { isUsageEdit, type UsageEdit, usageAfter } from '../../directory/usage-after.ts';
import { type OverlayContext, overlayOf, payloadOverlay, type Views } from '../../offline/index.ts';
import { usedAfter } from './used-after.ts';

/** Whether an address names a person, by their id or by their user name. */
type IsNamed = (user: string, address: unknown) => boolean;
type Listed = { readonly payload: UsedService[] } & {
  readonly total: number | undefined;
  readonly counter: Readonly<Record<string, number>> | undefined;
};

/** So many services stand beside a profile. */
const BESIDE = 5;
const STALE = [getProfile, listUsedServices, getCompany, listCompanyUsers, listCompanyRecommends, listCompanyServices];

/** How edits of who uses what look in the answers about people. A company's page has its own (features/company). */
export function usageViews(isNamed: IsNamed): Views {
  return {
    overlays: [
      payloadOverlay(getProfile, withOwnServices),
      overlayOf(listUsedServices, (answer, context) =>
        isNamed(context.account, context.input.params?.username)
          ? ownList(answer, context)
          : comparedList(answer, context),
      ),
    ],
    stale: { 'register-service': [searchCompanies], 'declare-usage': STALE, 'withdraw-usage': STALE },
  };
}

const editsOf = (user: string, { pending }: OverlayContext): readonly UsageEdit[] =>
  pending.filter(isUsageEdit).filter(({ data: { holder } }) => holder.kind === 'user' && holder.id === user);

function withOwnServices(profile: Profile, context: OverlayContext): Profile {
  const before = { services: profile.useServices, total: profile.useServiceCount, counter: undefined };
  const { services, total } = usedAfter(before, editsOf(profile.id, context), {
    lists: () => true,
    newRow: ({ usageType }, { data, command }) => ({
      id: data.serviceId,
      name: command.about.name,
      logo: null,
      usageType,
    }),
  });
  if (services === profile.useServices) return profile;
  const useServiceCount = total ?? profile.useServiceCount;
  const serviceCounts = { ...profile.serviceCounts, web: useServiceCount };
  return { ...profile, useServices: services.slice(0, BESIDE), useServiceCount, serviceCounts };
}

function ownList<A extends Listed>(answer: A, context: OverlayContext): A {
  const { page, usageType, tab, mainCategory } = context.input.query ?? {};
  const newest = (page === undefined || page === '1') && tab !== 'business' && !mainCategory;
  const before = { services: answer.payload, total: answer.total, counter: answer.counter };
  const { services, ...counts } = usedAfter(before, editsOf(context.account, context), {
    lists: (type) => !usageType || type === usageType,
    newRow: newest ? newService : null,
  });
  return services === answer.payload && counts.counter === answer.counter
    ? answer
    : { ...answer, payload: [...services], ...counts };
}

/** A new one is told by its name, until the server tells the rest; whether it is a business too. */
const newService = (
  { usageType, since }: { readonly usageType: string; readonly since: string | null },
  { data, command: { about, issuedAt } }: UsageEdit,
): UsedService => ({
  ...{ id: data.serviceId, name: about.name, overview: '', logo: null, category: null, canDo: [] },
  ...{ serviceType: 'web_service', usageType, since: since ?? japanMonth(issuedAt) },
  ...{ verdict: null, sns: NO_LINKS, isOwner: false, followerCount: 0, footprintUserCount: 0 },
});

/** Somebody else's list, compared with one's own: what no longer answers to the comparison leaves it. */
function comparedList<A extends Listed>(answer: A, context: OverlayContext): A {
  const { obtained } = context.input.query ?? {};
  if (obtained === undefined) return answer;
  const edits = editsOf(context.account, context).filter(({ type, standing }) => !standing || type === 'declare-usage');
  const payload = answer.payload.filter(({ id }) => {
    const its = edits.filter(({ data }) => data.serviceId === id);
    if (its.length === 0) return true;
    return (usageAfter(noUsage, its).status === 'on') === (obtained === 'obtained');
  });
  const left = answer.payload.length - payload.length;
  return left === 0
    ? answer
    : { ...answer, payload, total: answer.total === undefined ? undefined : answer.total - left };
}
