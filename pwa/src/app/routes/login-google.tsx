import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/login-google')({
  beforeLoad: () => {
    throw redirect({ to: '/login' });
  },
});
