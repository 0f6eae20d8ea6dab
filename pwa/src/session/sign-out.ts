import pTimeout from 'p-timeout';
import { readSessionToken } from '../api/session-token.ts';
import { forgetSession } from './end-session.ts';
import { noteRevocation, revokeDue } from './revocations.ts';

/** So long a sign-out waits for the server's word, in ms; then it goes on, and the server is told later. */
const TIMEOUT_MS = 5000;

/** Ends the session on this device, with or without a network. Whoever calls it sees to what the account leaves behind. */
export async function leaveSession(): Promise<void> {
  const token = readSessionToken();
  if (token !== null) await noteRevocation(token);
  forgetSession();
}

/** Answers whether the server knows by now that the session has ended. Never rejects for want of a network. */
export function tellServer(): Promise<boolean> {
  return pTimeout(revokeDue(), { milliseconds: TIMEOUT_MS, fallback: () => false });
}
