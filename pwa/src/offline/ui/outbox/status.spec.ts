import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Row, waiting } from '../../outbox/machine/row.ts';
import type { SeenQueue, SyncState } from './status.ts';
import { isShown, statusOf } from './status.ts';
import { wordsOf } from './status-chip.tsx';
import { command, conflict, inflight, standing } from './testing/made-up-rows.ts';

const NOW = Date.parse('2026-11-21T10:42:00+09:00');
const online: SyncState = { online: true, answeredAt: NOW, sending: null, held: false, lastSyncedAt: null };
const sentOnce: SyncState = { ...online, lastSyncedAt: NOW - 1 };
const offline: SyncState = { ...online, online: false };

const kept = waiting(command({ id: 'kept' }), 1);
const sent = inflight(command({ id: 'sent' }), 2);
const refused = standing(command({ id: 'refused' }), 3, { kind: 'refused', problem: null });
const met = conflict(command({ id: 'met' }), 4, { name: '澪' });

const queue = (rows: readonly Row[], more: Partial<SeenQueue> = {}): SeenQueue => ({
  ...{ rows, pause: null, store: 'open', writing: 0 },
  ...more,
});
const kindOf = (seen: SeenQueue, sync = online, session: 'anonymous' | 'account' = 'account') =>
  statusOf(seen, sync, session);

describe('sync status: the worst that is true', () => {
  it.each([
    ['nothing was ever to send', queue([]), online, { kind: 'nothing' }],
    ['what waited was thrown away', queue([]), { ...online, held: true }, { kind: 'synced', at: NOW }],
    ['all is sent', queue([]), sentOnce, { kind: 'synced', at: NOW }],
    ['the queue is not read yet', queue([], { store: 'opening' }), online, { kind: 'opening' }],
    ['nothing can be kept, but all is sent', queue([], { store: 'memory' }), sentOnce, { kind: 'synced', at: NOW }],
    ['nothing can be kept, and offline', queue([], { store: 'memory' }), offline, { kind: 'unavailable', count: 0 }],
    ['an edit lives in this page only', queue([kept], { store: 'memory' }), online, { kind: 'unavailable', count: 1 }],
    ['an edit is being written down', queue([], { writing: 1 }), online, { kind: 'saving', count: 1 }],
    ['an edit waits', queue([kept]), online, { kind: 'kept', count: 1 }],
    ['an edit is on its way', queue([kept, sent]), online, { kind: 'sending', count: 2, done: 0, of: 2 }],
    [
      'a queue is half sent',
      queue([kept]),
      { ...online, sending: { done: 3, of: 5 } },
      { kind: 'sending', count: 1, done: 3, of: 5 },
    ],
    ['offline', queue([]), offline, { kind: 'offline', count: 0, since: NOW }],
    ['offline with edits', queue([kept, sent]), offline, { kind: 'offline', count: 2, since: NOW }],
    ['the session has ended', queue([kept], { pause: 'sign-in' }), online, { kind: 'sign-in', count: 1 }],
    ['the app is too old', queue([kept], { pause: 'update' }), online, { kind: 'update', count: 1 }],
    ['paused by hand', queue([kept], { pause: 'by-hand' }), online, { kind: 'paused', count: 1 }],
    ['paused with nothing to send', queue([], { pause: 'by-hand' }), online, { kind: 'paused', count: 0 }],
    ['refused and in conflict', queue([kept, refused, met]), offline, { kind: 'attention', count: 2 }],
    [
      'refused where nothing more can be kept',
      queue([refused], { store: 'memory' }),
      online,
      { kind: 'attention', count: 1 },
    ],
  ] as const)('%s', (_name, seen, sync, status) => {
    expect(kindOf(seen, sync)).toEqual(status);
  });
  it.each(['anonymous', 'account'] as const)(
    'sync status: is hidden for a reader who never sent anything: %s',
    (session) => {
      expect(isShown(kindOf(queue([]), online, session))).toBe(false);
      expect(isShown(kindOf(queue([], { store: 'opening' }), online, session))).toBe(false);
      expect(isShown(kindOf(queue([]), offline, session))).toBe(true);
    },
  );
  it('sync status: asks a visitor with edits to sign in', () => {
    expect(kindOf(queue([kept]), online, 'anonymous')).toEqual({ kind: 'sign-in', count: 1 });
  });
  it('sync status: dates from the later of queue and answers', () => {
    expect(kindOf(queue([]), { ...online, lastSyncedAt: NOW + 1 })).toEqual({ kind: 'synced', at: NOW + 1 });
  });
});

const anyRow = fc.constantFrom(kept, sent, refused, met);
const anyMoment = fc.option(fc.integer({ min: 0, max: NOW }), { nil: null });
const anyQueue = fc.record({
  rows: fc.array(anyRow, { maxLength: 5 }),
  pause: fc.constantFrom(null, 'sign-in' as const, 'update' as const, 'by-hand' as const),
  store: fc.constantFrom('opening' as const, 'open' as const, 'memory' as const),
  writing: fc.nat(3),
});
const anySync = fc.record({
  online: fc.boolean(),
  answeredAt: anyMoment,
  lastSyncedAt: anyMoment,
  held: fc.boolean(),
  sending: fc.option(fc.record({ done: fc.nat(9), of: fc.nat(9) }), { nil: null }),
});
const anySession = fc.constantFrom('anonymous' as const, 'account' as const);

describe('G15: honest status', () => {
  it('never is 同期済み while anything is unsent, unknown, unsaved or unreachable', () => {
    fc.assert(
      fc.property(anyQueue, anySync, anySession, (seen, sync, session) => {
        const status = statusOf(seen, sync, session);
        const words = isShown(status) ? wordsOf(status, NOW) : { short: '', long: '' };
        const settled = seen.rows.length === 0 && seen.writing === 0 && seen.store !== 'opening' && sync.online;
        if (settled && seen.pause !== 'by-hand' && (sync.held || sync.lastSyncedAt !== null))
          expect(words.short).toContain('同期済み');
        else for (const said of Object.values(words)) expect(said).not.toContain('同期済み');
      }),
    );
  });
  it('never calls a local edit public, nor hides that something needs the person', () => {
    fc.assert(
      fc.property(anyQueue, anySync, anySession, (seen, sync, session) => {
        const status = statusOf(seen, sync, session);
        const { long, short } = isShown(status) ? wordsOf(status, NOW) : { long: '', short: '' };
        expect(long + short).not.toContain('公開');
        if (seen.store === 'memory') expect(long).not.toContain('この端末に保存しました');
        if (seen.rows.some((row) => row.status === 'standing')) expect(status.kind).toBe('attention');
      }),
    );
  });
});

describe("status in a phone's header", () => {
  it('takes at most twelve letters beside its icon', () => {
    fc.assert(
      fc.property(anyQueue, anySync, anySession, (seen, sync, session) => {
        const status = statusOf(seen, sync, session);
        if (!isShown(status)) return;
        const { short } = wordsOf(status, NOW);
        expect([...short].reduce((sum, letter) => sum + (letter < '\u0080' ? 0.6 : 1), 0)).toBeLessThanOrEqual(12);
      }),
    );
  });
});
