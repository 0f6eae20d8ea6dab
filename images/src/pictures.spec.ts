import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPictures } from './pictures.ts';
import { createDiskStore } from './store/disk.ts';
import { plain } from './testing/made-pictures.ts';
import { someRules } from './testing/some-rules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meikan-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = () => openPictures(createDiskStore(folder), someRules);

it('keeps processing pictures while others are opened in the same process', async () => {
  const picture = await plain('png');
  const taken = Promise.all(Array.from({ length: 30 }, () => open().keep(picture, { accountId: 'saeki' })));
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const all = taken.then(() => 'taken');
  while ((await Promise.race([all, turn()])) === undefined) for (let n = 0; n < 50; n += 1) open();
  expect((await taken).map(({ kind }) => kind)).toEqual(Array(30).fill('kept'));
});

it('lists what somebody uploaded, and forgets it but what others show, with all sizes', async () => {
  const pictures = open();
  const owner = { accountId: 'ooba' };
  const keys = [];
  for (const picture of [await plain('png'), await plain('png', 300)]) {
    const taken = await pictures.keep(picture, owner);
    if (taken.kind !== 'kept') throw new Error('the picture was refused');
    keys.push(taken.picture.key);
  }
  const [shown, own] = keys;
  if (shown === undefined || own === undefined) throw new Error('two pictures were kept');
  for (const key of keys) await pictures.fetch(key, 48);
  expect([...(await pictures.ofOwner('ooba'))].sort()).toEqual([...keys].sort());
  expect([await pictures.bytesOf(own), await pictures.ofOwner('nobody')]).toEqual([
    (await pictures.fetch(own))?.length,
    [],
  ]);
  expect(await pictures.forget('ooba', new Set([shown]))).toBe(2);
  expect(await pictures.bytesOf(own)).toBeNull();
  expect([await pictures.fetch(own), (await pictures.fetch(shown)) !== null]).toEqual([null, true]);
});
