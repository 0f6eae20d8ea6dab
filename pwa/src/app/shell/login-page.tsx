import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isNetworkError } from '../../api/api-error.ts';
import { beginSignIn, type SignInRequest } from '../../session/sign-in.ts';
import { signInStepNow } from '../../session/sign-in-step.ts';
import { usePageTitle } from '../../ui/index.ts';
import { failureWords } from './failure-words.ts';
import { loginTexts as texts } from './login.texts.ts';
import { SignInFailure, SignInProgress } from './sign-in-progress.tsx';

type Props = Pick<SignInRequest, 'mode' | 'account'> & { readonly returnTo: string | undefined };

/** The provider's own pages lead back here without a word of where somebody wanted to go, which this tab knows. */
function wantedBefore(): string {
  const step = signInStepNow();
  return step === null || step.at === 'done' ? '/' : step.returnTo;
}

/** Goes on to the identity provider's pages at once; stays only to say why that is not possible. */
export function LoginPage({ mode, account, returnTo: asked }: Props) {
  const [returnTo] = useState(() => asked ?? wantedBefore());
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins the same way again
  useEffect(() => {
    let left = false;
    setFailure(null);
    beginSignIn({ mode, account, returnTo }).catch(
      (error: unknown) =>
        !left && setFailure(failureWords(error, isNetworkError(error) ? texts.unreachable : texts.busy)),
    );
    return () => {
      left = true;
    };
  }, [mode, account, returnTo, attempt]);
  // Whoever comes back to this page as it was left did not want to sign in after all.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && void navigate({ href: returnTo, replace: true });
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [navigate, returnTo]);
  if (failure === null) return <SignInProgress />;
  return <SignInFailure onRetry={() => setAttempt((count) => count + 1)}>{failure}</SignInFailure>;
}
