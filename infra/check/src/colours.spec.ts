import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOKENS = 'pwa/src/ui/theme/tokens.css';
const COLOUR = /--(?:mk-)?([a-z0-9-]+):\s*(light-dark\([^;]+\)|#[0-9a-f]{6});/g;

/** Colours of a style sheet by name, without the app's prefix: the first value of each, which modern browsers take. */
function coloursOf(path: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const found = [...css.matchAll(COLOUR)].map(([, name = '', value = '']) => [name, value] as const);
  return new Map(found.toReversed());
}

// These pages are served without the app and must work when it does not: their packages may not import it.
it.each(['identity/src/pages/identity.css', 'platform/src/pages/page.css'])('%s has the colours of the app', (path) => {
  const app = coloursOf(TOKENS);
  const own = coloursOf(path);
  expect(own.size).toBeGreaterThan(9);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries([...own.keys()].map((name) => [name, app.get(name)])));
});
