import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Written beside and renamed: a reader never sees half a picture. */
async function write(target: string, webp: Uint8Array): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(draft, webp, { flag: 'wx', mode: 0o640 });
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The pictures in one folder; what else lies there is overlooked. */
async function list(folder: string): Promise<readonly StoredName[]> {
  const files = (await unlessMissing('list', () => readdir(folder))) ?? [];
  return files
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => parseStoredName(file.slice(0, -SUFFIX.length)))
    .filter((name) => name !== null);
}

/** The folder is there and may be written. */
async function open(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK | constants.X_OK);
}

/** One folder per owner under `folder`, which is made when it is not there. */
export function createDiskStore(folder: string): ImageStore {
  const folderOf = (owner: OwnerTag) => join(folder, owner.slice(0, 2), owner);
  const pathOf = (name: StoredName) => join(folderOf(tagOf(name)), `${name}${SUFFIX}`);
  return {
    put: async (name, webp) => {
      await write(pathOf(name), webp).catch((error: unknown) => {
        throw new ImageStoreFault('put', error);
      });
    },
    get: (name) => unlessMissing('get', () => readFile(pathOf(name))),
    head: (name) => unlessMissing('head', async () => ({ bytes: (await stat(pathOf(name))).size })),
    delete: async (name) => {
      await unlessMissing('delete', () => rm(pathOf(name)));
    },
    namesOf: (owner) => list(folderOf(owner)),
    ready: () =>
      open(folder).catch((error: unknown) => {
        throw new ImageStoreFault('ready', error);
      }),
    close: async () => {},
  };
}
