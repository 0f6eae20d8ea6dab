import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { OwnFile } from './own-file.ts';
import { zipOf } from './zip.ts';

async function* these(files: readonly OwnFile[]) {
  yield* files;
}

async function bytesOf(zip: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('an archive holds each file under its name, packed where that makes it smaller', async () => {
  const words = 'ねこ'.repeat(10_000);
  const picture = crypto.getRandomValues(new Uint8Array(10_000));
  const zip = await bytesOf(
    zipOf(
      these([
        { name: 'お読みください.txt', content: ['名', '鑑'], packs: true },
        { name: 'words.json', content: [words], packs: true },
        { name: 'pictures/a.webp', content: [picture], packs: false },
        { name: 'nothing.json', content: [], packs: true },
      ]),
    ),
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['お読みください.txt', 'words.json', 'pictures/a.webp', 'nothing.json']);
  expect(strFromU8(files['お読みください.txt'] ?? picture)).toBe('名鑑');
  expect(strFromU8(files['words.json'] ?? picture)).toBe(words);
  expect(files['pictures/a.webp']).toEqual(picture);
  expect(files['nothing.json']).toEqual(new Uint8Array());
  expect(zip.length).toBeLessThan(picture.length + 2_000);
});

it('an archive makes no more of its files than is read', async () => {
  const PIECE = 100_000;
  let made = 0;
  function* pieces() {
    for (; made < 1_000; made += 1) yield new Uint8Array(PIECE);
  }
  const zip = zipOf(these([{ name: 'long', content: pieces(), packs: false }]));
  let read = 0;
  while (read < 10 * PIECE) read += (await zip.next()).value?.length ?? 0;
  expect(made).toBeLessThan(20);
  await zip.return(undefined);
});

it('an archive of which a file fails fails too, and is not ended as if it were whole', async () => {
  async function* broken() {
    yield 'so far';
    throw new Error('the log is away');
  }
  await expect(bytesOf(zipOf(these([{ name: 'broken', content: broken(), packs: true }])))).rejects.toThrow(
    'the log is away',
  );
});
