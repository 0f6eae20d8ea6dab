import { expect, it } from 'vitest';
import { snsAddress } from './sns-address.ts';

it.each([
  ['website', 'https://hiyori.example/', 'https://hiyori.example/'],
  ['twitter', '@meikan_neko', 'https://x.com/meikan_neko'],
  ['twitter', 'https://x.com/meikan_neko', 'https://x.com/meikan_neko'],
  ['instagram', '＠meikan.neko', 'https://www.instagram.com/meikan.neko'],
] as const)('the account %s %s has the address %s', (kind, value, address) =>
  expect(snsAddress(kind, value)).toBe(address),
);

it.each([
  ['website', 'meikan'],
  ['twitter', 'javascript:alert(1)'],
  ['facebook', '../../evil?x'],
] as const)('%s %s has no address', (kind, value) => expect(snsAddress(kind, value)).toBeNull());
