import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { ownCompaniesQuery } from '../../../session/own-company.ts';
import { sessionQuery } from '../../../session/session.ts';

/** A business account's own company; the search for everybody else. */
export const Route = createFileRoute('/companies/')({
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session.kind === 'account' && session.role === 'business') {
      const { payload } = await queryClient.ensureQueryData(ownCompaniesQuery(session.account.id));
      const own = payload.find((company) => company.isOwner);
      if (own) throw redirect({ to: '/companies/$id', params: { id: own.id }, replace: true });
    }
    throw redirect({ to: '/search', replace: true });
  },
});
