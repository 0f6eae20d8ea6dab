import { z } from 'zod';
import { ownPath } from '../address/own-path.ts';
import { readKept, tabStore } from '../device/small-stores.ts';

const KEY = 'meikan.sign-in';

const signInStep = z.object({
  /** `begun`: left for the provider; `exchanging`: come back, with an answer that is good once, and not signed in yet; `done`: signed in. */
  at: z.enum(['begun', 'exchanging', 'done']),
  /** A path of this site to come back to. */
  returnTo: z.string().transform((path) => ownPath(path) ?? '/'),
});

/** How far the last sign-in of this tab has come: it crosses pages, any of which may be loaded again or come back to. */
export type SignInStep = z.infer<typeof signInStep>;

/** `null`: this tab has begun none. */
export const signInStepNow = (): SignInStep | null => readKept(tabStore, KEY, signInStep);
export const becomeSignInStep = (step: SignInStep): boolean => tabStore.setItem(KEY, JSON.stringify(step));
