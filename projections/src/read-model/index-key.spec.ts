import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INDEX_KEYS, indexKeyOf, NO_INDEX_KEY } from './index-key.ts';

it.each([
  ['つばめ商会', null, 'た'],
  ['空木そら', 'うつぎそら', 'あ'],
  ['ガラス工房', null, 'か'],
  ['パン屋', null, 'は'],
  ['ﾊﾞｽ', null, 'は'],
  ['ァンドリュー', null, 'あ'],
  ['っと', null, 'た'],
  ['ヴィオラ', null, 'あ'],
  ['ゔぃおら', null, 'あ'],
  ['ヶ原', null, 'か'],
  ['ゎん', null, 'わ'],
  ['ん', null, 'わ'],
  ['Meikan', null, 'A-Z'],
  ['ｍｅｉｋａｎ', null, 'A-Z'],
  ['Éclair', null, 'A-Z'],
  ['７いろ', null, '0-9'],
  ['①番', null, '0-9'],
  ['㈱つばめ', null, NO_INDEX_KEY],
  ['名鑑', null, NO_INDEX_KEY],
  ['名鑑', '', NO_INDEX_KEY],
  ['', null, NO_INDEX_KEY],
  ['　つばめ', null, 'た'],
  ['𠮷野家', null, NO_INDEX_KEY],
])('puts %s (%s) under %s', (name, reading, key) => {
  expect(indexKeyOf(name, reading)).toBe(key);
});

it('puts any value under a key of the index, or under none', () => {
  const keys: readonly string[] = [...INDEX_KEYS, NO_INDEX_KEY];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string({ unit: 'grapheme' })), (name, reading) => {
      expect(keys).toContain(indexKeyOf(name, reading));
    }),
  );
});
