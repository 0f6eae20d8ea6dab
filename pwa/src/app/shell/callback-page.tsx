import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { completeSignIn } from '../../session/sign-in.ts';
import { usePageTitle } from '../../ui/index.ts';
import { loginTexts as texts } from './login.texts.ts';
import { SignInFailure, SignInProgress } from './sign-in-progress.tsx';

/** One exchange per page load: the code may be used only once, and React runs effects twice while developing. */
let exchange: Promise<string> | null = null;

/** Where the identity provider sends the browser back to. */
export function CallbackPage() {
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    exchange ??= completeSignIn();
    exchange.then(
      (returnTo) => navigate({ href: returnTo, replace: true }),
      () => setFailed(true),
    );
  }, [navigate]);
  if (!failed) return <SignInProgress />;
  return <SignInFailure onRetry={() => void navigate({ to: '/login' })}>{texts.refused}</SignInFailure>;
}
