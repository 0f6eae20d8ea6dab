import type { SignInStep } from './sign-in-step.ts';

/** What a page at /auth/callback came with. */
type Arrived = {
  readonly step: SignInStep | null;
  /** Whether the address holds an answer of the provider. */
  readonly answered: boolean;
  readonly signedIn: boolean;
};

/** What is to be done at /auth/callback. */
export type Arrival =
  /** The provider's answer is exchanged for a session. */
  | { readonly kind: 'exchange' }
  /** The answer is used up or missing: the provider, who knows by now who it is, is asked for another one without a word. */
  | { readonly kind: 'ask-again'; readonly returnTo: string }
  | { readonly kind: 'go-on'; readonly to: string };

/**
 * An answer is good once, and this page is loaded again by whoever reloads it, goes back to it, or opens its address: who is signed in
 * already goes on to the page that was wanted.
 */
export function arrivalAt({ step, answered, signedIn }: Arrived): Arrival {
  if (step === null) {
    if (signedIn) return { kind: 'go-on', to: '/' };
    return answered ? { kind: 'exchange' } : { kind: 'go-on', to: '/login' };
  }
  const { at, returnTo } = step;
  if (at === 'done') return { kind: 'go-on', to: signedIn ? returnTo : `/login?${new URLSearchParams({ returnTo })}` };
  return at === 'begun' && answered ? { kind: 'exchange' } : { kind: 'ask-again', returnTo };
}
