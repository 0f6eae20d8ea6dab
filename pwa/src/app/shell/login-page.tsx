import { useEffect, useState } from 'react';
import { beginSignIn, type SignInRequest } from '../../session/sign-in.ts';
import { usePageTitle } from '../../ui/index.ts';
import { loginTexts as texts } from './login.texts.ts';
import { SignInFailure, SignInProgress } from './sign-in-progress.tsx';

/** Goes on to the identity provider's pages at once; stays only to say that they were not reached. */
export function LoginPage({ mode, returnTo }: SignInRequest) {
  usePageTitle(texts.title);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins the same way again
  useEffect(() => {
    let left = false;
    setFailed(false);
    beginSignIn({ mode, returnTo }).catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [mode, returnTo, attempt]);
  if (!failed) return <SignInProgress />;
  return <SignInFailure onRetry={() => setAttempt((count) => count + 1)}>{texts.unreachable}</SignInFailure>;
}
