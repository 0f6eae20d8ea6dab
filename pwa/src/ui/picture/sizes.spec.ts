import { describe, expect, test } from 'vitest';
import { sourcesOf } from './sizes.ts';

const stored = `/images/${'0f'.repeat(32)}`;

describe('a picture asks for a size', () => {
  test('by width, as large as its box is on screens of any density', () => {
    expect(sourcesOf(stored, { box: 40 })).toEqual({
      src: `${stored}?width=48`,
      srcSet: [48, 96, 160].map((width) => `${stored}?width=${width} ${width}w`).join(', '),
      sizes: '40px',
    });
  });

  test('by width, as the page lays it out', () => {
    const { srcSet, sizes } = sourcesOf(stored, { part: '(max-width: 640px) 100vw, 320px', widest: 320 });
    expect(sizes).toBe('(max-width: 640px) 100vw, 320px');
    expect(srcSet?.match(/\d+w/g)).toEqual(['160w', '240w', '320w', '420w', '640w', '960w']);
  });

  test('by dw, where it is as wide as the device', () => {
    expect(sourcesOf(stored, { screen: true })).toEqual({
      src: `${stored}?dw=640`,
      srcSet: [640, 960, 1280, 1920].map((width) => `${stored}?dw=${width} ${width}w`).join(', '),
      sizes: '100vw',
    });
  });

  test.each([
    '/images/drawn/cover/a-1.svg?hue=12',
    '/images/art/avatar-1.svg',
    'blob:http://localhost/4f',
    `${stored}?width=48`,
  ])('but %s, which has none', (address) => {
    expect(sourcesOf(address, { box: 40 })).toEqual({ src: address });
  });
});
