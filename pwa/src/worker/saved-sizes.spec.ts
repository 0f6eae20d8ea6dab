import { expect, test } from 'vitest';
import { bestSize } from './saved-sizes.ts';

const stored = `https://meikan.example/images/${'0f'.repeat(32)}`;
const sized = (query: string) => `${stored}?${query}`;

test.each([
  ['the upload does for every size', 'width=96', [stored], stored, true],
  [
    'the narrowest that is wide enough',
    'width=96',
    [stored, sized('width=160'), sized('width=640')],
    sized('width=160'),
    true,
  ],
  ['the device’s width counts as one', 'width=160', [sized('dw=320'), stored], sized('dw=320'), true],
  ['a smaller one is a makeshift', 'dw=1280', [sized('width=48'), sized('width=160')], sized('width=160'), false],
])('%s', (_name, wanted, saved, address, enough) => {
  expect(bestSize(sized(wanted), saved)).toEqual({ address, enough });
});

test('the upload itself is stood in for by its widest size', () => {
  expect(bestSize(stored, [sized('width=160')])).toEqual({ address: sized('width=160'), enough: false });
  expect(bestSize(stored, [])).toBeNull();
});
