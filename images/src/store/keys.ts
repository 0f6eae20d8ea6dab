import { createHash } from 'node:crypto';

declare const brand: unique symbol;

/** Names one uploaded picture: 16 hex digits of its owner, then 48 of its content. Made by the server, never by a sender. */
export type ImageKey = string & { readonly [brand]: 'ImageKey' };
/** Names the owner in every key of theirs, so that erasing a person finds all their pictures and nobody else's. */
export type OwnerTag = string & { readonly [brand]: 'OwnerTag' };
/** What a store holds: a picture, or one of its sizes (`<key>-<width>`). */
export type StoredName = ImageKey | `${ImageKey}-${number}`;

const IMAGE_KEY = /^[0-9a-f]{64}$/;
const STORED_NAME = /^[0-9a-f]{64}(?:-\d{2,4})?$/;
const TAG_LENGTH = 16;
const KEY_LENGTH = 64;

function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

export function ownerTag(accountId: string): OwnerTag {
  return digest('meikan-image-owner\0', accountId).slice(0, TAG_LENGTH) as OwnerTag;
}

/** The same picture sent twice by one person gets the same key; two people never share one. */
export function imageKey(accountId: string, webp: Uint8Array): ImageKey {
  return `${ownerTag(accountId)}${digest(webp).slice(0, KEY_LENGTH - TAG_LENGTH)}` as ImageKey;
}

/** Whether this account uploaded the picture: answered from the key alone. */
export function ownsImage(accountId: string, key: ImageKey): boolean {
  return key.startsWith(ownerTag(accountId));
}

/** Brands a text that came from outside; null when it cannot be a key. */
export function parseImageKey(text: string): ImageKey | null {
  return IMAGE_KEY.test(text) ? (text as ImageKey) : null;
}

/** Brands what a store lists; null for whatever else lies in its folder or bucket. */
export function parseStoredName(text: string): StoredName | null {
  return STORED_NAME.test(text) ? (text as StoredName) : null;
}

/** The picture that a stored name is of, whatever its size. */
export function keyOf(name: StoredName): ImageKey {
  return name.slice(0, KEY_LENGTH) as ImageKey;
}

export function tagOf(name: StoredName): OwnerTag {
  return name.slice(0, TAG_LENGTH) as OwnerTag;
}

/** Relative address of a stored picture. */
export function imageAddress(key: ImageKey): string {
  return `/images/${key}`;
}

/** The key behind one of our addresses, sizes ignored; null for any other text. */
export function keyOfAddress(address: string): ImageKey | null {
  const match = /^\/images\/([0-9a-f]{64})(?:\?[a-z0-9=&]{0,40})?$/.exec(address);
  return match?.[1] === undefined ? null : parseImageKey(match[1]);
}
