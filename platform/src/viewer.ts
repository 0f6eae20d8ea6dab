import type { AccountId } from '@meikan/contracts';
import { ProblemError } from './problems/problem-error.ts';

/** Somebody signed in. `role` is the account's own; ownership of a profile or company is decided by the handler. */
export type AccountViewer = {
  readonly kind: 'account';
  readonly accountId: AccountId;
  readonly role: 'general' | 'business' | 'admin';
};

/** Who asks. */
export type Viewer = { readonly kind: 'anonymous' } | AccountViewer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** Narrows a viewer to somebody signed in. @throws ProblemError 401 `unauthenticated` */
export function requireAccount(viewer: Viewer): AccountViewer {
  if (viewer.kind === 'account') return viewer;
  throw new ProblemError({ code: 'unauthenticated' });
}
