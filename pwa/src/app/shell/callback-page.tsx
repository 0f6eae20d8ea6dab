import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { completeSignIn } from '../../session/sign-in.ts';
import { signInStepNow } from '../../session/sign-in-step.ts';
import { usePageTitle } from '../../ui/index.ts';
import { failureWords } from './failure-words.ts';
import { loginTexts as texts } from './login.texts.ts';
import { SignInFailure, SignInProgress } from './sign-in-progress.tsx';

/** One exchange per page load: the code may be used only once, and React runs effects twice while developing. */
let exchange: Promise<string | null> | null = null;

/** Where the identity provider sends the browser back to. */
export function CallbackPage() {
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    exchange ??= completeSignIn();
    exchange.then(
      (to) => {
        if (to !== null) void navigate({ href: to, replace: true });
      },
      (error: unknown) => setFailure(failureWords(error, texts.refused)),
    );
  }, [navigate]);
  if (failure === null) return <SignInProgress />;
  const retry = () =>
    void navigate({ to: '/login', search: { returnTo: signInStepNow()?.returnTo ?? '/' }, replace: true });
  return <SignInFailure onRetry={retry}>{failure}</SignInFailure>;
}
