import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { ownCompanyPath, sessionQuery } from '../../../session/session.ts';

/** A business account's own company, or the way to make it; the search for everybody else. */
export const Route = createFileRoute('/companies/')({
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    const own = ownCompanyPath(session);
    if (own !== null) throw redirect({ href: own, replace: true });
    const isCompany = session.kind === 'account' && session.role === 'business';
    throw redirect({ to: isCompany ? '/onboarding' : '/search', replace: true });
  },
});
