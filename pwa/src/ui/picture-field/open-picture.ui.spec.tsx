import { pictureRules } from '@meikan/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { closePicture, cutToShape, openPicture } from './open-picture.ts';
import { pictureShapes } from './picture-shape.ts';
import { drawnPicture } from './testing/drawn-picture.ts';
import { lightsAtCorners } from './testing/lights.ts';

/** That a picture lies on its side and is to be turned to the right (EXIF, orientation 6), as the second part of a JPEG. */
const ON_ITS_SIDE = [
  ...[0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif'), 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
];

/** A photo of 8064 × 6048 as a phone takes it: red, green, blue and white, on its side, and heavier than a server takes. */
async function photo(): Promise<File> {
  const [width, height] = [8064, 6048];
  const whole = await drawnPicture(['a', 'jpg'], [width, height], (pen) => {
    ['#f00', '#0f0', '#00f', '#fff'].forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect(((at % 2) * width) / 2, (Math.floor(at / 2) * height) / 2, width / 2, height / 2);
    });
  });
  const rest = new Uint8Array(pictureRules.bytes);
  return new File([whole.slice(0, 2), new Uint8Array(ON_ITS_SIDE), whole.slice(2), rest], 'a.jpg', {
    type: 'image/jpeg',
  });
}

test('a photo of 48 megapixels above the upload limit opens upright, in as many pixels as a phone holds', async () => {
  const opened = await openPicture(await photo());
  if (typeof opened === 'string') throw new Error(opened);
  onTestFinished(() => closePicture(opened));
  const { pixels, address } = opened;
  expect([pixels.width, pixels.height]).toEqual([3072, 4096]);
  const upright = ['b', 'r', 'rgb', 'g'];
  expect(lightsAtCorners(pixels)).toEqual(upright);
  const seen = await createImageBitmap(await (await fetch(address)).blob());
  expect([seen.width, seen.height]).toEqual([3072, 4096]);
  expect(lightsAtCorners(seen)).toEqual(upright);
});

test('the same photo, uncropped, is sent in its shape and within the upload limit', async () => {
  const cut = await cutToShape(await photo(), pictureShapes.avatar);
  if (typeof cut === 'string') throw new Error(cut);
  expect(cut.size).toBeLessThan(pictureRules.bytes);
  const pixels = await createImageBitmap(cut);
  expect([pixels.width, pixels.height]).toEqual([640, 640]);
  expect(lightsAtCorners(pixels)).toEqual(['b', 'r', 'rgb', 'g']);
});
