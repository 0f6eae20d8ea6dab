import { revokeSession } from '@meikan/contracts';
import { z } from 'zod';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { onOutcome } from '../api/outcomes.ts';
import { toBase64Url } from './base64url.ts';

const KEY = 'meikan.revocations';
const hashes = z.array(z.string());

/** SHA-256 of tokens that are to be revoked. By a hash nobody can act, so it may stay when the token must not. */
function due(): readonly string[] {
  const text = localStorage.getItem(KEY);
  return text === null ? [] : (hashes.safeParse(JSON.parse(text)).data ?? []);
}

function become(next: readonly string[]): void {
  if (next.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(next));
}

/** Notes a token for revocation; it may be dropped from the device then. */
export async function noteRevocation(token: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  become([...due(), toBase64Url(new Uint8Array(digest))]);
}

let running: Promise<boolean> | null = null;

/** Revokes what is due. Answers whether nothing is left; what is left is tried again with the next answer of the server. */
export function revokeDue(): Promise<boolean> {
  running ??= revokeAll().finally(() => {
    running = null;
  });
  return running;
}

async function revokeAll(): Promise<boolean> {
  for (const tokenHash of due()) {
    try {
      await callApi(revokeSession, { body: { tokenHash } });
    } catch (error) {
      if (error instanceof ApiProblem || error instanceof ApiUnreachable) return false;
      throw error;
    }
    become(due().filter((one) => one !== tokenHash));
  }
  return true;
}

/** Revokes what a former page could not, now and whenever the server turns out to be reached. */
export function keepRevoking(): void {
  if (due().length > 0) void revokeDue();
  onOutcome((outcome) => {
    if (outcome === 'answered' && running === null && due().length > 0) void revokeDue();
  });
}
