import { expect, test } from 'vitest';
import { type Field, field } from './fields.ts';

const drawn = (type: Field['type']) => field({ name: 'a', label: 'あ', type, autocomplete: 'on' }, {});

test.each([
  ['text', 'type="text" autocomplete'],
  ['email', 'type="text" inputmode="email"'],
  ['password', 'type="password" autocomplete'],
  ['code', 'type="text" inputmode="numeric" autofocus'],
] as const)('a field of %s accepts everything that the server folds', (type, expected) => {
  const { markup } = drawn(type);
  expect(markup).toContain(expected);
  expect(markup).not.toMatch(/maxlength|minlength|type="(?:email|number|tel|url)"/);
});

/** As a browser reads it (HTML, the pattern attribute). */
const patternOf = (type: 'email' | 'code') =>
  new RegExp(`^(?:${/pattern="([^"]+)"/.exec(drawn(type).markup)?.[1]})$`, 'v');

test.each([
  ['email', 'mio@a.example', true],
  ['email', '\u3000ｍｉｏ＠ａ．ｅｘａｍｐｌｅ ', true],
  ['email', 'mio﹫a。example', true],
  ['email', 'mio', false],
  ['email', 'mio@', false],
  ['code', '123456', true],
  ['code', ' 123-456', true],
  ['code', '１２３\u3000４５６', true],
  ['code', '確認コード：123456 です', true],
  ['code', '12345', false],
] as const)('a browser submits a field of %s with %j: %s', (type, typed, may) => {
  expect(patternOf(type).test(typed)).toBe(may);
});
