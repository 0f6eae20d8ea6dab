import { Fault } from '@meikan/platform';
import type { OwnerTag, StoredName } from './keys.ts';

/** Where re-encoded pictures lie. Names are content hashes, so writing twice changes nothing. Throws only `ImageStoreFault`. */
export interface ImageStore {
  put(name: StoredName, webp: Uint8Array): Promise<void>;
  /** Null when there is no such picture. */
  get(name: StoredName): Promise<Buffer | null>;
  /** Size in bytes; null when there is no such picture. */
  head(name: StoredName): Promise<{ readonly bytes: number } | null>;
  /** Deleting what is not there is no fault. */
  delete(name: StoredName): Promise<void>;
  /** All pictures of one owner and their sizes, in no order. */
  namesOf(owner: OwnerTag): Promise<readonly StoredName[]>;
  /** That pictures can be kept here now; a folder is made when it is not there, a bucket must be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The disk or the bucket did not answer: worth trying again. */
export class ImageStoreFault extends Fault {
  override readonly name = 'ImageStoreFault';

  constructor(doing: string, cause: unknown) {
    super('image-store-unreachable', `image store failed at ${doing}`, { cause });
  }
}
