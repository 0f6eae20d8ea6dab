import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { sessionQuery } from '../../../session/session.ts';

/** One's own profile; whoever is not signed in signs in first. */
export const Route = createFileRoute('/profile/')({
  beforeLoad: async () => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session.kind === 'anonymous') throw redirect({ to: '/login', search: { returnTo: '/profile' } });
    throw redirect({ to: '/profile/$id', params: { id: session.account.id }, replace: true });
  },
});
