import { expect, test } from 'vitest';
import { edit, queueOf, star } from '../../offline/outbox/testing/rows.ts';
import type { Wish } from '../../offline/outbox/wish.ts';
import { wishedAvatar } from './wished-avatar.ts';

const wished = (...wishes: readonly Wish[]) => wishedAvatar(queueOf(...wishes).rows, 'u');

test('is the last one that waits, also when others of their edits came after it', () => {
  const chosen = edit('b', { avartar: '/images/to-come/2' });
  expect(wished(edit('a', { avartar: '/images/to-come/1' }), chosen)?.avatar).toBe('/images/to-come/2');
  expect(wished(chosen, star('c', 'essay', true))).toEqual({ id: 'b', avatar: '/images/to-come/2' });
});

test('is the cat where the picture was taken away', () => {
  expect(wished(edit('a', { avartar: null }))).toEqual({ id: 'a', avatar: null });
});

test('is none where no edit names a picture, or another person’s does', () => {
  expect(wished(edit('a', { name: '澪' }), star('b', 'essay', true))).toBeNull();
  const others = { data: { userId: 'v', changes: { avartar: null } }, stream: 'user-v' };
  expect(wished(edit('a', {}, others))).toBeNull();
});
