import { createContext, type ReactNode, useContext } from 'react';
import { CompletionDialog } from '../../ui/index.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { signOutTexts } from './sign-out.texts.ts';
import { shellTexts as texts } from './texts.ts';
import { type Leaving, useLeaving } from './use-leaving.ts';

const SignOut = createContext<() => void>(() => undefined);

/** Signs out and says so; asks before, if something was not sent. */
export const useSignOut = (): (() => void) => useContext(SignOut);

/** Holds the questions before a sign-out and the 「ログアウトしました」 dialog above all pages (company-side 2.2). */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const [leaving, actions] = useLeaving();
  return (
    <SignOut value={actions.begin}>
      {children}
      <LeaveDialog leaving={leaving} actions={actions} />
      <CompletionDialog
        opened={leaving.kind === 'gone'}
        title={texts.signedOut.title}
        back={texts.signedOut.back}
        onClose={actions.stay}
      >
        {wordsOf(leaving)}
      </CompletionDialog>
    </SignOut>
  );
}

function wordsOf(leaving: Leaving): string | null {
  if (leaving.kind !== 'gone') return null;
  const { fate, told } = leaving;
  return [fate === 'sealed' && signOutTexts.keptSealed, told ? texts.signedOut.body : signOutTexts.untold]
    .filter(Boolean)
    .join('');
}
