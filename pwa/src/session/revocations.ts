import { revokeSession } from '@meikan/contracts';
import { z } from 'zod';
import { ApiProblem, ApiUnreachable } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { deviceStore, readKept } from '../device/small-stores.ts';
import { toBase64Url } from './base64url.ts';
import { REVOCATIONS_KEY } from './revocations-key.ts';

const hashes = z.array(z.string());

/** SHA-256 of tokens that are to be revoked. By a hash nobody can act, so it may stay when the token must not. */
const due = (): readonly string[] => readKept(deviceStore, REVOCATIONS_KEY, hashes) ?? [];

function become(next: readonly string[]): void {
  if (next.length === 0) deviceStore.removeItem(REVOCATIONS_KEY);
  else deviceStore.setItem(REVOCATIONS_KEY, JSON.stringify(next));
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
