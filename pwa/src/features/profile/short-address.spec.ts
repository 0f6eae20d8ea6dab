import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['https://www.example.jp/', 'example.jp'],
  ['http://example.jp/talks/1', 'example.jp/talks/1'],
])('short address: %s is %s', (url, short) => expect(shortAddress(url)).toBe(short));
