import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { reportLinkTexts as texts } from './report-link.texts.ts';
import type { Reported } from './reported.ts';

const load = () => import('./report-dialog.tsx');
const ReportDialog = lazy(async () => ({ default: (await load()).ReportDialog }));

type Props = {
  readonly reported: Reported;
  /** Whom the reader can block with it: whose profile or article it is. Null for companies, and for who is blocked already. */
  readonly person: { readonly id: string; readonly name: string } | null;
};

/** The way to tell the operators that something is wrong with what a page shows; for who is not signed in, by the sign-in. */
export function ReportLink({ reported, person }: Props) {
  const session = useSession();
  const returnTo = useReturnTo();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const label = texts[reported.kind];
  if (session.kind === 'anonymous') {
    return (
      <Link className="link" to="/login" search={{ returnTo }}>
        {label}
      </Link>
    );
  }
  if (session.account.id === person?.id) return null;
  return (
    <>
      <button type="button" className="link" onPointerEnter={load} onFocus={load} onClick={() => setDialog('open')}>
        {label}
      </button>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ReportDialog
            reported={reported}
            person={person}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
