import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

test('UUIDv7: has the version and variant of RFC 9562', () => {
  expect(uuidV7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('UUIDv7: begins with the time, so that later ids sort later', () => {
  expect(uuidV7(0x0123456789ab).startsWith('01234567-89ab-7')).toBe(true);
  expect(uuidV7(1_000) < uuidV7(2_000)).toBe(true);
});

test('UUIDv7: does not repeat within one millisecond', () => {
  expect(new Set(Array.from({ length: 500 }, () => uuidV7(1))).size).toBe(500);
});
