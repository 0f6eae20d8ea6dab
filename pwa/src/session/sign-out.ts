import { signOut } from '@meikan/contracts';
import { callApi } from '../api/call-api.ts';
import { forgetPosition } from '../api/read-after.ts';
import { dropSessionToken } from '../api/session-token.ts';
import { becomeSession, forgetAccount, type Session } from './session.ts';

const ANONYMOUS: Session = { kind: 'anonymous' };

/** Forgets who was signed in on this device: token, account, answers and position. */
export function forgetSession(): void {
  dropSessionToken();
  forgetAccount();
  forgetPosition();
  becomeSession(ANONYMOUS);
}

/** Revokes the token, then forgets the session here. Throws when the server was not reached: the token still lives there. */
export async function endSession(): Promise<void> {
  await callApi(signOut, {});
  forgetSession();
}
