import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../../address/query.ts';
import { type LoginSearch, loginSearch } from '../../login-search.ts';
import { LoginPage } from '../../shell/login-page.tsx';

export const Route = createFileRoute('/login/')({
  validateSearch: readsQuery<LoginSearch>(loginSearch),
  component: LoginRoute,
});

function LoginRoute() {
  const { mode = 'login', returnTo } = Route.useSearch();
  return <LoginPage mode={mode} account="general" returnTo={returnTo} />;
}
