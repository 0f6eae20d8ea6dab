import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { useSignOut } from '../shell/sign-out-dialog.tsx';

export const Route = createFileRoute('/account')({ component: AccountRoute });

function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} />;
}
