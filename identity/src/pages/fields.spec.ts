import { expect, test } from 'vitest';
import { field } from './fields.ts';

test.each([
  ['text', 'type="text" autocomplete'],
  ['email', 'type="text" inputmode="email"'],
  ['password', 'type="password" autocomplete'],
  ['code', 'type="text" inputmode="numeric" autofocus'],
] as const)('a field of %s lets everything through that the server folds', (type, expected) => {
  const { markup } = field({ name: 'a', label: 'あ', type, autocomplete: 'on' }, {});
  expect(markup).toContain(expected);
  expect(markup).not.toMatch(/maxlength|minlength|pattern|type="(?:email|number|tel|url)"/);
});
