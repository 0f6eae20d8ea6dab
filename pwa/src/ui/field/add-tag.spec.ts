import { expect, test } from 'vitest';
import { addTag } from './add-tag.ts';

test('trims, drops the leading # of either width, and adds at the end', () => {
  expect(addTag(['組版'], ' ＃活版 ', 5)).toEqual(['組版', '活版']);
});

test.each(['', '　', '#', '組版'])('leaves the tags as they are for %j', (text) => {
  expect(addTag(['組版'], text, 5)).toEqual(['組版']);
});

test('never exceeds the number allowed', () => {
  expect(addTag(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
});
