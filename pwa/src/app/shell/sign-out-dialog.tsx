import { createContext, type ReactNode, useContext, useState } from 'react';
import { ApiUnreachable } from '../../api/api-error.ts';
import { endSession, forgetSession } from '../../session/sign-out.ts';
import { CompletionDialog, notify } from '../../ui/index.ts';
import { shellTexts as texts } from './texts.ts';

const SignOut = createContext<() => void>(() => undefined);

/** Signs out and says so. */
export const useSignOut = (): (() => void) => useContext(SignOut);

/** Holds the 「ログアウトしました」 dialog above all pages (company-side 2.2). */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const [done, setDone] = useState(false);
  const leave = async () => {
    try {
      await endSession();
    } catch (error) {
      if (error instanceof ApiUnreachable) return notify({ text: texts.signOutFailed, tone: 'alert' });
      // A refusal means that the server no longer knows the token: there is nothing left to revoke.
      forgetSession();
    }
    setDone(true);
  };
  return (
    <SignOut value={() => void leave()}>
      {children}
      <CompletionDialog
        opened={done}
        title={texts.signedOut.title}
        back={texts.signedOut.back}
        onClose={() => setDone(false)}
      >
        {texts.signedOut.body}
      </CompletionDialog>
    </SignOut>
  );
}
