import { expect, it } from 'vitest';
import { imageAddress, imageKey, keyOfAddress, ownerTag, ownsImage, parseImageKey, parseStoredName } from './keys.ts';

const bytes = Buffer.from('a picture');

it('derives a key from owner and content only', () => {
  const key = imageKey('saeki', bytes);
  expect(imageKey('saeki', Buffer.from('a picture'))).toBe(key);
  expect(imageKey('saeki', Buffer.from('another'))).not.toBe(key);
  expect(imageKey('ooba', bytes)).not.toBe(key);
  expect(key.startsWith(ownerTag('saeki'))).toBe(true);
});

it('reads the owner from the key alone', () => {
  const key = imageKey('saeki', bytes);
  expect(ownsImage('saeki', key)).toBe(true);
  expect(ownsImage('ooba', key)).toBe(false);
  expect(ownsImage('', key)).toBe(false);
});

it('parses its own addresses and no others', () => {
  const key = imageKey('saeki', bytes);
  expect(keyOfAddress(imageAddress(key))).toBe(key);
  expect(keyOfAddress(`${imageAddress(key)}?width=420&dw=1280`)).toBe(key);
  for (const foreign of [
    `https://x.example/images/${key}`,
    `/images/${key}/..`,
    '/images/drawn/cat/a.svg',
    `/images/${key}#x`,
    '',
  ]) {
    expect(keyOfAddress(foreign)).toBeNull();
  }
});

it.each(['../../etc/passwd', 'con', 'A'.repeat(64), `${'0'.repeat(64)}\n`, '0'.repeat(65), '__proto__'])(
  'rejects the key %j',
  (text) => {
    expect(parseImageKey(text)).toBeNull();
    expect(parseStoredName(text)).toBeNull();
  },
);
