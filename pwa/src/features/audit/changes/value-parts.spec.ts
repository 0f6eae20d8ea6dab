import { expect, it } from 'vitest';
import { itemPieces, textPieces } from './value-parts.ts';

it('value parts: mark what differs between a common beginning and end', () => {
  expect(textPieces('シフト管理の会社。', 'シフトと予約の会社。')).toEqual({
    before: [
      { text: 'シフト', changed: false },
      { text: '管理', changed: true },
      { text: 'の会社。', changed: false },
    ],
    after: [
      { text: 'シフト', changed: false },
      { text: 'と予約', changed: true },
      { text: 'の会社。', changed: false },
    ],
  });
});

it('value parts: count no character twice when a text only grew', () => {
  expect(textPieces('ああ', 'あああ').after).toEqual([
    { text: 'ああ', changed: false },
    { text: 'あ', changed: true },
  ]);
  expect(textPieces('', '新')).toEqual({ before: [], after: [{ text: '新', changed: true }] });
});

it('value parts: mark items that only one list holds', () => {
  expect(itemPieces(['シフト作成', 'DX支援'], ['シフト作成', '予約台帳'])).toEqual({
    before: [
      { text: 'シフト作成', changed: false },
      { text: 'DX支援', changed: true },
    ],
    after: [
      { text: 'シフト作成', changed: false },
      { text: '予約台帳', changed: true },
    ],
  });
});
