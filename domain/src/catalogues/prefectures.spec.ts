import { expect, it } from 'vitest';
import { prefectureOf, prefectures } from './prefectures.ts';

it('there are 47 prefectures, and each is found by its name alone and before a town', () => {
  expect(prefectures).toHaveLength(47);
  for (const { key, label } of prefectures) {
    expect([prefectureOf(label), prefectureOf(`${label}中央区`), prefectureOf(label.replace(/[都府県]$/, ''))]).toEqual(
      [key, key, key],
    );
  }
});

it.each([
  ['東京都府中市', 'tokyo'],
  ['日本、京都府京都市', 'kyoto'],
  ['京都市左京区', 'kyoto'],
  ['長野市', 'nagano'],
  [' 東京 ', 'tokyo'],
  ['シンガポール', null],
  ['南山口町', null],
  ['', null],
])('the prefecture of an address is the first that is named, or that begins it: %s', (address, key) => {
  expect(prefectureOf(address)).toBe(key);
});
