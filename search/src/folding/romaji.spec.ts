import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { soundSkeleton } from './romaji.ts';

const sound = (text: string): string => soundSkeleton(fold(text));

test.each([
  ['しんじゅく', 'shinjuku', 'sinzyuku'],
  ['こうぼう', 'kōbō', 'koubou'],
  ['がっこう', 'gakkou', 'gakko'],
  ['ブリッジ', 'burijji', 'burizzi'],
  ['まっちゃ', 'matcha', 'mattya'],
  ['しんばし', 'shimbashi', 'sinbasi'],
  ['ふくおか', 'fukuoka', 'hukuoka'],
  ['つばめ', 'tsubame', 'tubame'],
  ['ヴィラ', 'vira', 'bira'],
  ['おおさか', 'osaka', 'oosaka'],
  ['ちょうし', 'choshi', 'tyousi'],
  ['ラーメン', 'lamen', 'raamen'],
])('%s, %s and %s sound alike', (kana, one, other) => {
  expect(sound(kana)).not.toBe('');
  expect([sound(one), sound(other)]).toEqual([sound(kana), sound(kana)]);
});

test('a kanji leaves the sound unknown', () => expect(sound('東京タワー')).toBe(''));
test('different sounds stay apart', () => expect(sound('さくら')).not.toBe(sound('さくろ')));
