import { listCompanyServices, listUsedServices } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { useSession } from '../../session/session.ts';

/** The most that a call answers at once. */
const MOST = '50';

/** How the reader, or the reader's company, uses services, by service id; the newest fifty. */
export function useOwnUsages(): ReadonlyMap<string, string> {
  const session = useSession();
  const account = session.kind === 'account' ? session.account : null;
  const own = useQuery({
    ...apiQuery(listUsedServices, { params: { username: account?.id ?? '' }, query: { limit: MOST } }),
    enabled: session.kind === 'account' && session.role === 'general',
  });
  const ofCompany = useQuery({
    ...apiQuery(listCompanyServices, { params: { id: account?.companyId ?? '' }, query: { size: MOST } }),
    enabled: Boolean(account?.companyId),
  });
  const usages = [...(own.data?.payload ?? []), ...(ofCompany.data?.payload ?? [])];
  return new Map(usages.flatMap(({ id, usageType }) => (usageType === null ? [] : [[id, usageType] as const])));
}
