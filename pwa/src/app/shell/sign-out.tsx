import { createContext, type ReactNode, useContext, useState } from 'react';
import { notify } from '../../ui/index.ts';
import type { Leaving } from './leaving.ts';
import { shellTexts as texts } from './texts.ts';

/** What a sign-out asks and does, and the database it looks into: no visitor needs them. */
async function fetchPart(become: (leaving: Leaving) => void) {
  const { SigningOut, leavingActions } = await import('./signing-out.tsx');
  return { SigningOut, actions: leavingActions(become) };
}

const SignOut = createContext<() => void>(() => undefined);

/** Signs out and says so; asks before, if something was not sent. */
export const useSignOut = (): (() => void) => useContext(SignOut);

/** Holds what a sign-out asks and says above all pages. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const [leaving, become] = useState<Leaving>({ kind: 'staying' });
  const [part, setPart] = useState<Awaited<ReturnType<typeof fetchPart>> | null>(null);
  async function signOut() {
    try {
      const its = part ?? (await fetchPart(become));
      setPart(its);
      its.actions.begin();
    } catch (error) {
      notify({ text: texts.notSignedOut, tone: 'alert' });
      reportError(error);
    }
  }
  return (
    <SignOut value={() => void signOut()}>
      {children}
      {part && <part.SigningOut leaving={leaving} actions={part.actions} />}
    </SignOut>
  );
}
