import { expect, test } from 'vitest';
import { avatarDrawing } from './avatar-drawing.ts';

test('avatar drawing: is the same cat for the same person', () => {
  expect(avatarDrawing('user-1')).toBe(avatarDrawing('user-1'));
});

test('avatar drawing: uses all four cats', () => {
  const drawn = new Set(Array.from({ length: 64 }, (_, index) => avatarDrawing(`user-${index}`)));
  expect(drawn).toEqual(new Set(['av1', 'av2', 'av3', 'av4']));
});
