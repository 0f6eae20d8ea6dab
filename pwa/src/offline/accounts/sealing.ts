import type { Sealed } from '../store/core-database.ts';

const ALGORITHM = 'AES-GCM';
/** The length that GCM is made for; drawn anew for each seal. */
const IV_BYTES = 12;

/** What is sealed for one account opens for no other, even under the same key. */
const boundTo = (account: string) => new TextEncoder().encode(`meikan-core 1 ${account}`);

/** The account's device key, as the server derives it, for sealing and opening only: nobody can read it out again. */
export const importDeviceKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);

export async function seal(key: CryptoKey, account: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: ALGORITHM, iv, additionalData: boundTo(account) };
  return { iv, bytes: await crypto.subtle.encrypt(how, key, bytes) };
}

/** Rejects with an `OperationError` when it was sealed under another key, for another account, or was changed. */
export async function unseal(key: CryptoKey, account: string, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  const how = { name: ALGORITHM, iv, additionalData: boundTo(account) };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, bytes));
}
