import { keptAccount } from '../accounts/kept-account.ts';
import { type CodeDependencies, openCodeParts } from '../code-parts.ts';
import type { Identity } from '../identity.ts';
import { createAuthenticate } from '../sessions/authenticate.ts';
import { PostgresSessionStore } from '../sessions/session-store.ts';
import { confirmationsOf } from './confirmations.ts';

/** What a server needs of identity that gives accounts what a session alone must not give. */
export type Confirming = Pick<Identity, 'authenticate' | 'confirmations' | 'keptAccount'>;

/** These alone, for a server that runs apart from identity over the same database; nothing else of identity starts. */
export async function openConfirmations(
  dependencies: CodeDependencies,
): Promise<Confirming & { close(): Promise<void> }> {
  const parts = await openCodeParts(dependencies);
  const { database, postbox } = parts;
  const { clock, settings } = dependencies;
  return {
    authenticate: createAuthenticate(new PostgresSessionStore(database, clock, settings)),
    confirmations: confirmationsOf(parts),
    keptAccount: (id) => keptAccount(database, id),
    close: () => postbox.idle(),
  };
}
