import { expect, test } from 'vitest';
import { mails } from './mails.ts';
import { typedCode } from './typed-code.ts';

test.each([
  '123456',
  ' 123456',
  '123456\r\n',
  '\u3000123456\u3000',
  '123 456',
  '123\u3000456',
  '1 2 3 4 5 6',
  '１２３４５６',
  '１２３　４５６',
  '123-456',
  '１２３－４５６',
  '123ー456',
  '123–456',
  '確認コード：123456',
  '確認コード: １２３４５６ です',
  '「123456」',
  '\u200b123456\u200b',
  '123456 123456',
  '10:30 123456',
  mails.signUpCode('mio@a.example', '123456').text,
  mails.resetCode('mio@a.example', '123456').text,
])('reads the code in %j', (typed) => expect(typedCode(typed)).toBe('123456'));

test.each([
  '',
  '12345',
  '1234567',
  '123 4567',
  '123456 654321',
  '12345x6',
  '12,34,56',
  'コード',
  '1'.repeat(100_000),
  `123456${' '.repeat(100_000)}`,
  '1 '.repeat(999),
])('reads no code in %.40j', (typed) => expect(typedCode(typed)).toBeNull());
