import { currentActiveSubscription, listSubscriptions, type Subscription } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';

/** Of the account's plans only the one that is ACTIVE is kept; null: there is none. Undefined until the list has been read. */
export function useCurrentSubscription(
  accountId: string,
  { enabled }: { readonly enabled: boolean },
): Subscription | null | undefined {
  const query = apiQuery(listSubscriptions, { params: { id: accountId } });
  return useQuery({ ...query, enabled, select: ({ payload }) => currentActiveSubscription(payload) }).data;
}
