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
