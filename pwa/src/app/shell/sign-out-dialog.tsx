import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { CompletionDialog } from '../../ui/index.ts';
import { signOutTexts } from './sign-out.texts.ts';
import { shellTexts as texts } from './texts.ts';
import { type Leaving, useLeaving } from './use-leaving.ts';

/** Fetched when something would be lost by a sign-out: most people are never asked. */
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));
const ASKING: readonly Leaving['kind'][] = ['asking', 'sending', 'discarding'];

const SignOut = createContext<() => void>(() => undefined);

/** Signs out and says so; asks before, if something was not sent. */
export const useSignOut = (): (() => void) => useContext(SignOut);

/** Holds the questions before a sign-out and the 「ログアウトしました」 dialog above all pages. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const [leaving, actions] = useLeaving();
  const [asked, setAsked] = useState(false);
  if (!asked && ASKING.includes(leaving.kind)) setAsked(true);
  return (
    <SignOut value={actions.begin}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <LeaveDialog leaving={leaving} actions={actions} />
        </Suspense>
      )}
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
