import { queryClient } from '../api/query-client.ts';
import { presentSession, rememberAccount, sessionQuery } from './session.ts';

/** The account that sits here is erased at `closesAt`, an instant, or stays (null): every page says so at once. */
export async function rememberClosing(closesAt: string | null): Promise<void> {
  // What was asked before the change would take it back.
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  const session = presentSession();
  if (session.kind === 'anonymous') return;
  queryClient.setQueryData(sessionQuery.queryKey, rememberAccount({ ...session.account, closesAt }));
}
