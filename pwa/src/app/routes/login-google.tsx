import { createFileRoute, redirect } from '@tanstack/react-router';
import { returnToOf } from '../../session/return-to.ts';

export const Route = createFileRoute('/login-google')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/login', search: { returnTo: returnToOf(location.href) } });
  },
});
