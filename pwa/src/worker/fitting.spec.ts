import { expect, test } from 'vitest';
import { fits } from './fitting.ts';

const answer = (contentType: string, status = 200) =>
  new Response('', { status, headers: { 'content-type': contentType } });

test.each([
  ['/assets/a-12345678.js', 'text/javascript; charset=utf-8'],
  ['/assets/a-12345678.js', 'application/javascript'],
  ['/assets/a-12345678.css', 'text/css; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/icon-192-any.png', 'image/png'],
])('fitting: %s of type %s may be kept', (path, type) => expect(fits(path, answer(type))).toBe(true));

test.each([
  ['/assets/a-12345678.js', 'text/html; charset=utf-8', 200],
  ['/assets/a-12345678.js', 'text/javascript', 404],
  ['/assets/a-12345678.js', 'text/javascript', 206],
  ['/assets/a-12345678.js', '', 200],
  ['/assets/a-12345678.unknown', 'text/plain', 200],
])('F48: fitting: %s of type 「%s」 answered %i may not be kept', (path, type, status) => {
  expect(fits(path, answer(type, status))).toBe(false);
});

test('F55: fitting: an opaque answer may not be kept', () => {
  expect(fits('/assets/a-12345678.js', Response.error())).toBe(false);
});
