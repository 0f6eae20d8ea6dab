import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeImageStore } from '../contract-suite/image-store.contract.ts';
import { createDiskStore } from './disk.ts';
import { imageKey, ownerTag } from './keys.ts';
import { ImageStoreFault } from './port.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeImageStore('disk', async () => createDiskStore(join(folder, 'contract')));

it('leaves no temporary file behind and ignores files of others', async () => {
  const store = createDiskStore(join(folder, 'drafts'));
  const bytes = Buffer.from('picture');
  const key = imageKey('a', bytes);
  await store.put(key, bytes);
  const place = join(folder, 'drafts', key.slice(0, 2), key.slice(0, 16));
  expect(await readdir(place)).toEqual([`${key}.webp`]);
  await writeFile(join(place, 'notes.webp'), '');
  expect(await store.namesOf(ownerTag('a'))).toEqual([key]);
});

it('throws a fault when the folder cannot be created', async () => {
  await writeFile(join(folder, 'file'), '');
  const store = createDiskStore(join(folder, 'file'));
  const bytes = Buffer.from('picture');
  await expect(store.put(imageKey('a', bytes), bytes)).rejects.toBeInstanceOf(ImageStoreFault);
  await expect(store.ready()).rejects.toBeInstanceOf(ImageStoreFault);
});
