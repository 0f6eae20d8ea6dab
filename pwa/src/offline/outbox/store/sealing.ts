import type { Sealed } from './core-database.ts';

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

/** Stands in the text for a file, which follows behind it. */
type Place = { readonly file: number };
const PLACE = 'meikan-file';

const LENGTH_BYTES = 4;
type Head = { readonly value: string; readonly files: readonly { readonly size: number; readonly type: string }[] };

/**
 * Any value of our own tables as bytes, with the files in it: `length of the head (u32) | head as JSON | files one after another`.
 * What JSON does not know but files is lost; the tables hold nothing such.
 */
export async function pack(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const files: Blob[] = [];
  const text = JSON.stringify(value, (_, one: unknown) => {
    if (!(one instanceof Blob)) return one;
    files.push(one);
    return { [PLACE]: { file: files.length - 1 } satisfies Place };
  });
  const head: Head = { value: text, files: files.map(({ size, type }) => ({ size, type })) };
  const bytes = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return new Uint8Array(await new Blob([length, bytes, ...files]).arrayBuffer());
}

/** The value that `pack` was given. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = LENGTH_BYTES + length;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, end))) as Head;
  let at = end;
  const files = head.files.map(({ size, type }) => {
    at += size;
    return new Blob([bytes.slice(at - size, at)], { type });
  });
  return JSON.parse(head.value, (_, one: unknown) => (isPlace(one) ? files[one[PLACE].file] : one));
}

const isPlace = (one: unknown): one is { readonly [PLACE]: Place } =>
  typeof one === 'object' && one !== null && Object.hasOwn(one, PLACE);
