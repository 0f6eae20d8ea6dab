import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../address/list-query.ts';
import { readsQuery } from '../../address/query.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { BlockedPeople } from '../../features/blocks/blocked-people.tsx';
import { FootprintsSwitch } from '../../features/footprints/footprints-switch.tsx';
import { PublicationSwitch } from '../../features/profile/publication/publication-switch.tsx';
import { OwnReports } from '../../features/reports/own-reports.tsx';
import { useSession } from '../../session/session.ts';
import { useSignOut } from '../shell/sign-out.tsx';

export const Route = createFileRoute('/account')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: AccountRoute,
});

function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} privacy={<Privacy />} />;
}

function Privacy() {
  const session = useSession();
  return (
    <>
      {session.kind === 'account' && session.role === 'general' && <PublicationSwitch id={session.account.id} />}
      <FootprintsSwitch />
      <BlockedPeople />
      <OwnReports />
    </>
  );
}
