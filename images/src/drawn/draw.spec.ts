import { describe, expect, it } from 'vitest';
import { type DrawnPicture, drawnAddress, parseDrawn } from './address.ts';
import { catOf } from './default-art.ts';
import { draw } from './draw.ts';
import { fnv1a } from './hash.ts';
import { LOGO_MOTIFS } from './logo/logo.ts';
import { PORTRAIT_LOOKS } from './portrait/portrait.ts';
import { COVER_SCENES } from './scenes/cover.ts';
import { THUMB_SCENES } from './scenes/thumb.ts';

const EVERY: readonly DrawnPicture[] = [
  ...LOGO_MOTIFS.map((as) => ({ kind: 'logo', seed: 'hiyori', as }) as const),
  ...PORTRAIT_LOOKS.map((as) => ({ kind: 'portrait', seed: 'saeki', as, hue: 0 }) as const),
  ...COVER_SCENES.map((as) => ({ kind: 'cover', seed: 'asanagi', as, hue: 359 }) as const),
  ...THUMB_SCENES.map((as) => ({ kind: 'thumb', seed: 'art-0001', as }) as const),
  { kind: 'cat', seed: 'shiba' },
];

function parse(address: string): DrawnPicture | null {
  const url = new URL(address, 'http://x.example');
  const [, kind = '', seed = ''] = /^\/images\/drawn\/([^/]+)\/(.+)\.svg$/.exec(url.pathname) ?? [];
  return parseDrawn({
    kind,
    seed,
    as: url.searchParams.get('as') ?? undefined,
    hue: url.searchParams.get('hue') ?? undefined,
  });
}

describe('drawn pictures', () => {
  it('are well formed, whole numbers and shapes only, without scripts, links or styles of ours', () => {
    for (const picture of EVERY) {
      const svg = draw(picture);
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')).toBe(true);
      expect(svg.endsWith('</svg>')).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href|on\w+=|<text|<image|<foreignObject/);
      expect((svg.match(/<g\b/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length);
    }
  });

  it('are the same for the same address, also after a round trip', () => {
    for (const picture of EVERY) {
      expect(parse(drawnAddress(picture))).toEqual(picture);
      expect(draw(picture)).toBe(draw({ ...picture }));
    }
  });

  it('differ when only the seed differs', () => {
    const seeds = Array.from({ length: 300 }, (_, at) => `user-${at}`);
    expect(new Set(seeds.map((seed) => draw({ kind: 'portrait', seed }))).size).toBe(300);
    expect(new Set(seeds.map((seed) => draw({ kind: 'logo', seed }))).size).toBeGreaterThan(295);
  });

  it.each([
    { kind: 'logo', seed: '../etc', as: 'sun' },
    { kind: 'logo', seed: 'a', as: '"><script>' },
    { kind: 'logo', seed: 'a', as: '__proto__' },
    { kind: 'logo', seed: 'a', hue: '360' },
    { kind: 'logo', seed: 'a', hue: '-1' },
    { kind: 'logo', seed: 'a', hue: '1e2' },
    { kind: 'portrait', seed: 'x'.repeat(65) },
    { kind: 'constructor', seed: 'a' },
    { kind: 'cat', seed: 'a', as: 'sun' },
  ])('nothing is drawn for $kind $seed $as $hue', (asked) => {
    expect(parseDrawn(asked)).toBeNull();
  });

  it('rejects a seed that is no id', () => {
    expect(() => drawnAddress({ kind: 'cat', seed: 'a/b' })).toThrow(TypeError);
  });
});

describe('cats', () => {
  it('are chosen by FNV-1a modulo 4, as on the phone', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
    expect(catOf('a')).toBe(`avatar-${(0xe40c292c % 4) + 1}`);
  });
});
