import type { Holder } from '../../directory/usage-edit.ts';
import { useSession } from '../../session/session.ts';

/** Whoever adds to or takes from their own list of services; it is shown to nobody else. */
export function useOwnHolder(): Holder {
  const session = useSession();
  return { kind: 'user', id: session.kind === 'account' ? session.account.id : '' };
}
