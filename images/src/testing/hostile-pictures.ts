import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { PictureRefusal } from '../encode/rules.ts';
import { boastfulPng, manyFrames, plain } from './made-pictures.ts';

/** A picture that promises too much, and what it is refused for. */
export type HostilePicture = {
  readonly name: string;
  readonly code: PictureRefusal['code'];
  make(): Promise<Buffer>;
};

async function truncated(): Promise<Buffer> {
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

const tooLarge = async () => Buffer.concat([await plain('jpeg'), randomBytes(21 * 1024 * 1024)]);

export const hostilePictures: readonly HostilePicture[] = [
  { name: '30 000 × 30 000', code: 'picture-dimensions', make: async () => boastfulPng(30_000, 30_000) },
  { name: 'a strip of a million pixels', code: 'picture-dimensions', make: async () => boastfulPng(1_000_000, 1) },
  { name: '10 000 frames', code: 'picture-dimensions', make: () => manyFrames(10_000) },
  { name: '21 MB', code: 'picture-too-large', make: tooLarge },
  { name: 'a truncated JPEG', code: 'picture-broken', make: truncated },
  { name: 'a PNG that ends early', code: 'picture-broken', make: async () => boastfulPng(3000, 3000) },
];
