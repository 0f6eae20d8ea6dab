import { expect, it } from 'vitest';
import { uuidv5, uuidv7 } from './ids.ts';

it('makes version 7 with its time in front', () => {
  const id = uuidv7(0x0123_4567_89ab);
  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuidv7(1) < uuidv7(2)).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(1))).size).toBe(1000);
});

it('makes version 5 of a name, the same every time (RFC 9562 A.4)', () => {
  expect(uuidv5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});
