import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OwnerTag, parseStoredName, type StoredName, tagOf } from './keys.ts';
import { type ImageStore, ImageStoreFault } from './port.ts';

const SUFFIX = '.webp';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function unlessMissing<T>(doing: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw new ImageStoreFault(doing, error);
  }
}

/** One folder per owner under `folder`, which is made when it is not there. */
export function createDiskStore(folder: string): ImageStore {
  const folderOf = (owner: OwnerTag) => join(folder, owner.slice(0, 2), owner);
  const pathOf = (name: StoredName) => join(folderOf(tagOf(name)), `${name}${SUFFIX}`);

  /** Written beside and renamed: a reader never sees half a picture. */
  async function write(name: StoredName, webp: Uint8Array): Promise<void> {
    const target = pathOf(name);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(folderOf(tagOf(name)), { recursive: true });
    try {
      await writeFile(draft, webp, { flag: 'wx', mode: 0o640 });
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function put(name: StoredName, webp: Uint8Array): Promise<void> {
    await write(name, webp).catch((error: unknown) => {
      throw new ImageStoreFault('put', error);
    });
  }

  async function namesOf(owner: OwnerTag): Promise<readonly StoredName[]> {
    const files = (await unlessMissing('list', () => readdir(folderOf(owner)))) ?? [];
    return files
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => parseStoredName(file.slice(0, -SUFFIX.length)))
      .filter((name) => name !== null);
  }

  return {
    put,
    namesOf,
    get: (name) => unlessMissing('get', () => readFile(pathOf(name))),
    head: (name) => unlessMissing('head', async () => ({ bytes: (await stat(pathOf(name))).size })),
    delete: async (name) => {
      await unlessMissing('delete', () => rm(pathOf(name)));
    },
    close: async () => {},
  };
}
