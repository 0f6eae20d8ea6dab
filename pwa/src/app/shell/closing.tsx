import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session.ts';

const LeavingNotice = lazy(async () => ({
  default: (await import('./occasional.ts')).LeavingNotice,
}));

/** The notice of an account that is leaving; for everybody else nothing is loaded. */
export function Closing() {
  const session = useSession();
  if (session.kind === 'anonymous' || session.account.closesAt === null) return null;
  return (
    <Suspense fallback={null}>
      <LeavingNotice closesAt={session.account.closesAt} />
    </Suspense>
  );
}
