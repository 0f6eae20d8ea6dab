import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostilePictures } from '../testing/hostile-pictures.ts';
import { avifOf, gossipingJpeg, manyFrames, plain } from '../testing/made-pictures.ts';
import { someRules } from '../testing/some-rules.ts';
import { reEncode } from './re-encode.ts';

async function encoded(bytes: Buffer, cut?: 'square') {
  const result = await reEncode(bytes, someRules, cut);
  if (result.kind === 'refused') throw new Error(`refused: ${result.refusal.code}`);
  return result.picture;
}

const refusedAs = (code: string) => ({ kind: 'refused', refusal: { code } });

describe('re-encoding', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('converts %s to WEBP', async (format) => {
    const { webp, width, height } = await encoded(await plain(format));
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect({ width, height }).toEqual({ width: 64, height: 48 });
  });

  it.each(['avif', 'avis', 'mif1', 'miaf', 'msf1', 'MA1A', 'MA1B'])(
    'accepts AVIF whose major brand is %s',
    async (brand) => {
      expect(await encoded(await avifOf(brand, 'avif', 'mif1', 'miaf'))).toMatchObject({ width: 64, height: 48 });
    },
  );

  it('accepts AVIF that is named among the compatible brands only', async () => {
    const others = Array.from({ length: 20 }, (_, place) => `x${String(place).padStart(3, '0')}`);
    expect(await encoded(await avifOf('mif1', ...others, 'avif'))).toMatchObject({ width: 64, height: 48 });
  });

  it.each([
    ['heic', 'mif1', 'heic'],
    ['mif1', 'mif1', 'heic'],
    ['heix', 'mif1', 'miaf'],
    ['msf1', 'hevc'],
    ['isom', 'mp41'],
  ])('rejects %s with %s, which is no AVIF, as an unsupported format', async (major, ...compatible) => {
    expect(await reEncode(await avifOf(major, ...compatible), someRules)).toEqual(refusedAs('picture-format'));
  });

  it('shrinks large pictures, and crops a square on request', async () => {
    expect(await encoded(await plain('jpeg', 4000, 1000))).toMatchObject({ width: 1920, height: 480 });
    expect(await encoded(await plain('jpeg', 900, 600), 'square')).toMatchObject({ width: 420, height: 420 });
  });

  it('keeps the first frame of an animation', async () => {
    expect((await sharp((await encoded(await manyFrames(5))).webp).metadata()).pages ?? 1).toBe(1);
  });
});

describe('the metadata of a camera', () => {
  it('is removed, and the picture is upright', async () => {
    const sent = await gossipingJpeg();
    const before = await sharp(sent).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('himitsu-no-hito')).toBe(true);
    const { webp } = await encoded(sent);
    const after = await sharp(webp).metadata();
    expect({ width: after.width, height: after.height }).toEqual({ width: 40, height: 60 });
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(after[kind]).toBeUndefined();
    expect(webp.includes('himitsu')).toBe(false);
    const [red = 0, , blue = 0] = await sharp(webp).extract({ left: 18, top: 6, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(blue);
  });
});

describe('oversized pictures', () => {
  it.each(hostilePictures)(
    '$name is rejected, and decoded only if its header declares a small size',
    async (picture) => {
      const bytes = await picture.make();
      let decoding = 0;
      const count = () => {
        decoding += 1;
      };
      // Tells of every picture that is decoded; reading a header does not count.
      sharp.queue.on('change', count);
      try {
        expect(await reEncode(bytes, someRules)).toEqual(refusedAs(picture.code));
      } finally {
        sharp.queue.off('change', count);
      }
      expect(decoding > 0).toBe(picture.code === 'picture-broken');
    },
  );
});

describe('a file that is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['SVG with a script', svg],
    ['SVG after an XML declaration', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF that is a script', 'GIF89a=1/*\0\0\0\0*/;alert(1)//'],
    ['a PNG signature and no picture', '\x89PNG\r\n\x1a\n<svg onload=alert(1)>'],
    ['PDF', '%PDF-1.7\n'],
    ['nothing', ''],
  ])('%s is rejected', async (_name, text) => {
    expect(await reEncode(Buffer.from(text, 'latin1'), someRules)).toEqual(refusedAs('picture-format'));
  });

  it('encodes a polyglot again, so that only its pixels are kept', async () => {
    const { webp } = await encoded(Buffer.concat([await plain('gif'), Buffer.from('/*<script>alert(1)</script>*/')]));
    expect(webp.includes('script')).toBe(false);
  });
});
