import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/company-blog')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: { tab: 'TECH_DESIGN_PM' } });
  },
});
