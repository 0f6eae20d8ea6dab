import { listBelongingCompanies } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';
import { useSession } from './session.ts';

/** The question for the companies an account belongs to now; the owned one is the page of a business account. */
export const ownCompaniesQuery = (accountId: string) =>
  apiQuery(listBelongingCompanies, { params: { id: accountId }, query: { memberStatus: 'NOW-MEMBER' } });

/** The address of the company page that the signed-in business account keeps; `null` for others and until it is known. */
export function useOwnCompanyPath(): string | null {
  const session = useSession();
  const business = session.kind === 'account' && session.role === 'business';
  const companies = useQuery({ ...ownCompaniesQuery(business ? session.account.id : ''), enabled: business });
  const own = companies.data?.payload.find((company) => company.isOwner);
  return own ? `/companies/${own.id}` : null;
}
