import { expect, test } from 'vitest';
import type { Command } from '../../offline/outbox/machine/command.ts';
import { edit, queueOf, star } from '../../offline/outbox/machine/testing/rows.ts';
import { pendingAvatar } from './pending-avatar.ts';

const pending = (...commands: readonly Command[]) => pendingAvatar(queueOf(...commands).rows, 'u');

test('pending avatar: is the last one that waits, also before later edits', () => {
  const chosen = edit('b', { avartar: '/images/to-come/2' });
  expect(pending(edit('a', { avartar: '/images/to-come/1' }), chosen)?.avatar).toBe('/images/to-come/2');
  expect(pending(chosen, star('c', 'essay', true))).toEqual({ id: 'b', avatar: '/images/to-come/2' });
});

test('pending avatar: is the cat when the picture was removed', () => {
  expect(pending(edit('a', { avartar: null }))).toEqual({ id: 'a', avatar: null });
});

test("pending avatar: is none without an edit of one's own picture", () => {
  expect(pending(edit('a', { name: '澪' }), star('b', 'essay', true))).toBeNull();
  const others = { data: { userId: 'v', changes: { avartar: null } }, stream: 'user-v' };
  expect(pending(edit('a', {}, others))).toBeNull();
});
