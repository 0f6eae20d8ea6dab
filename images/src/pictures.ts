import { limitWork } from '@meikan/platform';
import { type Cut, reEncode, shrink } from './encode/re-encode.ts';
import type { PictureRefusal, PictureRules } from './encode/rules.ts';
import { tooManyPictures } from './encode/too-many-pictures.ts';
import { type ImageKey, imageKey, keyOf, ownerTag, type StoredName } from './store/keys.ts';
import type { ImageStore } from './store/port.ts';

export type Kept = { readonly key: ImageKey; readonly width: number; readonly height: number };
export type IntakeResult =
  | { readonly kind: 'kept'; readonly picture: Kept }
  | { readonly kind: 'refused'; readonly refusal: PictureRefusal };

/** The pictures of this installation: taken in, handed out in sizes, and forgotten with their owner. */
export type Pictures = {
  readonly rules: PictureRules;
  /** Re-encodes and keeps what `accountId` sent. @throws Fault `too-many-pictures` | ImageStoreFault */
  keep(bytes: Uint8Array, owner: { readonly accountId: string; readonly cut?: Cut }): Promise<IntakeResult>;
  /** WEBP bytes, in one of the widths of the rules or as kept; null when there is no such picture. */
  fetch(key: ImageKey, width?: number): Promise<Buffer | null>;
  /** What this account uploaded and is kept, each once, in no order. */
  ofOwner(accountId: string): Promise<readonly ImageKey[]>;
  /** How large a picture is as it is kept; null when there is none. */
  bytesOf(key: ImageKey): Promise<number | null>;
  /** Deletes everything this account ever uploaded but what others show (`kept`: keys), sizes included; answers how many files that were. */
  forget(accountId: string, kept?: ReadonlySet<string>): Promise<number>;
};

/** Two decoders are all that two cores feed; more would only hold memory. */
const AT_ONCE = { running: 2, waiting: 32, full: tooManyPictures };

/** The only access to a store: bytes that did not pass the decoder and the encoder never reach it. */
export function openPictures(store: ImageStore, rules: PictureRules): Pictures {
  const limit = limitWork(AT_ONCE);

  async function sized(key: ImageKey, width: number): Promise<Buffer | null> {
    const name: StoredName = `${key}-${width}`;
    const ready = await store.get(name);
    if (ready !== null) return ready;
    const original = await store.get(key);
    if (original === null) return null;
    const small = await limit(() => shrink(original, width, rules));
    await store.put(name, small);
    return small;
  }

  return {
    rules,
    keep: (bytes, { accountId, cut }) =>
      limit(async () => {
        const result = await reEncode(bytes, rules, cut);
        if (result.kind === 'refused') return result;
        const { webp, width, height } = result.picture;
        const key = imageKey(accountId, webp);
        await store.put(key, webp);
        return { kind: 'kept', picture: { key, width, height } };
      }),
    fetch: (key, width) => (width === undefined ? store.get(key) : sized(key, width)),
    ofOwner: async (accountId) => [...new Set((await store.namesOf(ownerTag(accountId))).map(keyOf))],
    bytesOf: async (key) => (await store.head(key))?.bytes ?? null,
    forget: async (accountId, kept = new Set()) => {
      const names = (await store.namesOf(ownerTag(accountId))).filter((name) => !kept.has(keyOf(name)));
      for (const name of names) await store.delete(name);
      return names.length;
    },
  };
}
