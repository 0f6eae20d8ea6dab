import { signOut } from '@meikan/contracts';
import { callApi } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetPosition } from '../api/read-after.ts';
import { dropSessionToken } from '../api/session-token.ts';
import { forgetAccount, type Session, sessionQuery } from './session.ts';

const ANONYMOUS: Session = { kind: 'anonymous' };

/** Forgets who was signed in on this device: token, account, answers and position. */
export function forgetSession(): void {
  dropSessionToken();
  forgetAccount();
  forgetPosition();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, ANONYMOUS);
}

/** Revokes the token, then forgets the session here. Throws when the server was not reached: the token still lives there. */
export async function endSession(): Promise<void> {
  await callApi(signOut, {});
  forgetSession();
}
