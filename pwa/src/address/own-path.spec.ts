import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/profile?tab=1', '/companies/tsubame-kanjo?tab=5#top', '/search?search=%E3%81%82'])(
  'own path: keeps %j',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  ' //evil.example',
  'https://evil.example/x',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'profile',
  '',
  undefined,
])('own path: drops %j', (written) => expect(ownPath(written)).toBeUndefined());

test('own path: what it keeps resolves to this origin in every parser', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', '%2f', 'evil.example', 'x', ' ');
  const written = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(written, (path) => {
      const kept = ownPath(path);
      fc.pre(kept !== undefined);
      expect(new URL(kept, 'https://meikan.example/a/b').origin).toBe('https://meikan.example');
    }),
  );
});
