import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageKey, ownerTag, type StoredName } from '../store/keys.ts';
import type { ImageStore } from '../store/port.ts';

/** What every store must do; the same sentences for a folder and for a bucket. */
export function describeImageStore(name: string, open: () => Promise<ImageStore>): void {
  describe(`image store: ${name}`, () => {
    let store: ImageStore;
    // Fresh owners per run: a bucket outlives the test.
    const owner = `owner-${randomBytes(6).toString('hex')}`;
    const other = `other-${randomBytes(6).toString('hex')}`;
    const bytes = randomBytes(3000);
    const key = imageKey(owner, bytes);
    const small: StoredName = `${key}-96`;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(async () => {
      for (const account of [owner, other]) {
        for (const left of await store.namesOf(ownerTag(account))) await store.delete(left);
      }
      await store.close();
    });

    it('reports that it is ready', async () => {
      await expect(store.ready()).resolves.toBeUndefined();
    });

    it('returns nothing for an unknown key', async () => {
      expect(await store.get(key)).toBeNull();
      expect(await store.head(key)).toBeNull();
      expect(await store.namesOf(ownerTag(owner))).toEqual([]);
    });

    it('returns what was put, also after a second put', async () => {
      await store.put(key, bytes);
      await store.put(key, bytes);
      expect((await store.get(key))?.equals(bytes)).toBe(true);
      expect(await store.head(key)).toEqual({ bytes: bytes.byteLength });
    });

    it('lists all sizes of one owner only', async () => {
      await store.put(small, bytes.subarray(0, 10));
      await store.put(imageKey(other, bytes), bytes);
      expect([...(await store.namesOf(ownerTag(owner)))].sort()).toEqual([key, small]);
    });

    it('deletes idempotently', async () => {
      await store.delete(key);
      await store.delete(key);
      expect(await store.get(key)).toBeNull();
      expect(await store.namesOf(ownerTag(owner))).toEqual([small]);
    });

    it('accepts concurrent writes of the same picture', async () => {
      await Promise.all(Array.from({ length: 8 }, () => store.put(key, bytes)));
      expect((await store.get(key))?.equals(bytes)).toBe(true);
    });
  });
}
