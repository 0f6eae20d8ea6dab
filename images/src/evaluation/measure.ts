import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { reEncode } from '../encode/re-encode.ts';
import { openPictures } from '../pictures.ts';
import { createDiskStore } from '../store/disk.ts';
import { hostilePictures } from '../testing/hostile-pictures.ts';
import { plain } from '../testing/made-pictures.ts';
import { openImages } from '../testing/open-images.ts';
import { form, picturePart } from '../testing/picture-form.ts';
import { someRules } from '../testing/some-rules.ts';

export type Figure = { readonly name: string; readonly value: number; readonly unit: string };

const MEGABYTE = 1024 * 1024;

async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await taken(work));
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** What this process holds, and the most that it ever held, in MB. */
const memory = () => ({ now: process.memoryUsage().rss / MEGABYTE, most: process.resourceUsage().maxRSS / 1024 });

/** 4032 × 3024 as a telephone takes it: soft shapes with the grain of a sensor over them, some megabytes of JPEG. */
export async function photograph(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const shapes = await sharp({
    create: {
      width: 126,
      height: 95,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The slowest refusal, and the memory that all of them together added. */
export async function measureRefusals(rounds: number): Promise<readonly Figure[]> {
  const made = await Promise.all(hostilePictures.map(({ make }) => make()));
  await reEncode(await plain('jpeg'), someRules);
  const before = memory();
  const times: number[] = [];
  for (const bytes of made) times.push(await median(rounds, () => reEncode(bytes, someRules)));
  const after = memory();
  // Making these pictures took memory too: a peak below that one shows only in what is still held.
  const added = Math.max(after.most - before.most, after.now - before.now, 0);
  return [
    { name: 'slowest refusal', value: Math.max(...times), unit: 'ms' },
    { name: 'memory added', value: added, unit: 'MB' },
  ];
}

/** What a form of a thousand parts costs, from its first byte to the refusal. */
export async function measureForms(rounds: number): Promise<readonly Figure[]> {
  const images = await openImages();
  try {
    const picture = await plain('png');
    const body = form(Array.from({ length: 1000 }, () => picturePart(picture)));
    await images.upload(body);
    return [{ name: '1,000 parts refused', value: await median(rounds, () => images.upload(body)), unit: 'ms' }];
  } finally {
    await images.close();
  }
}

/** From a telephone's picture in memory to the stored WEBP on the disk, and to the square that otherPhotos are. */
export async function measurePhotograph(rounds: number): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'meikan-photograph-'));
  try {
    const [pictures, jpeg] = [openPictures(createDiskStore(folder), someRules), await photograph()];
    const whole = await median(rounds, () => pictures.keep(jpeg, { accountId: 'ooba' }));
    const square = await median(rounds, () => pictures.keep(jpeg, { accountId: 'ooba', cut: 'square' }));
    return [
      { name: '12 megapixels, size', value: jpeg.length / MEGABYTE, unit: 'MB' },
      { name: '12 megapixels, stored', value: whole, unit: 'ms' },
      { name: '12 megapixels, stored as a square', value: square, unit: 'ms' },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
