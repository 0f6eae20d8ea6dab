import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useReturnTo } from '../../../session/return-to.ts';
import { useSession } from '../../../session/session.ts';
import { ConfirmDialog } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';

const texts = companyTexts.login;

/**
 * The step before what needs an account: `guard(act)` acts for who is signed in and asks everybody else
 * to sign in first. `dialog` must stand somewhere on the page.
 */
export function useLoginStep(): { readonly guard: (act: () => void) => void; readonly dialog: ReactNode } {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const returnTo = useReturnTo();
  const navigate = useNavigate();
  const dialog = (
    <ConfirmDialog
      opened={asking}
      title={texts.title}
      confirm={texts.go}
      onConfirm={() => void navigate({ to: '/login', search: { returnTo } })}
      onCancel={() => setAsking(false)}
    >
      {texts.body}
    </ConfirmDialog>
  );
  return { guard: (act) => (session.kind === 'anonymous' ? setAsking(true) : act()), dialog };
}
