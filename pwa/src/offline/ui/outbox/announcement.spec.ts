import { describe, expect, it } from 'vitest';
import type { SyncStatus } from './status.ts';
import { type Heard, listen } from './status.ts';

const synced: SyncStatus = { kind: 'synced', at: 0 };
const kept = (count: number): SyncStatus => ({ kind: 'kept', count });
const offline = (count: number): SyncStatus => ({ kind: 'offline', count, since: null });
const sending = (done: number, of: number): SyncStatus => ({ kind: 'sending', count: of - done, done, of });
const attention = (count: number): SyncStatus => ({ kind: 'attention', count });

/** What is spoken while the states follow each other. */
function spoken(...states: readonly SyncStatus[]): string[] {
  let heard: Heard | null = null;
  const said: string[] = [];
  for (const status of states) {
    const turn = listen(heard, status);
    heard = turn.heard;
    if (turn.say !== '') said.push(turn.say);
  }
  return said;
}

const OFFLINE = 'オフラインになりました。変更はこの端末に保存します。';
const SENT = 'すべての変更を送りました。';
const keptWords = (count: number) => `${count}件の変更をこの端末に保存しました。まだ送っていません。`;

describe('announcements', () => {
  it.each([
    ['nothing when a page opens', [{ kind: 'opening' }, synced], []],
    ['nothing when a page opens with edits', [{ kind: 'opening' }, kept(3)], []],
    ['going offline, once', [synced, offline(0), offline(0)], [OFFLINE]],
    ['each edit that is kept offline', [offline(0), offline(1), offline(2)], [keptWords(1), keptWords(2)]],
    ['all sent, but no tick on the way', [kept(3), sending(0, 3), sending(1, 3), sending(2, 3), synced], [SENT]],
    ['an edit that is sent at once', [synced, { kind: 'saving', count: 1 }, sending(0, 1), synced], [SENT]],
    ['being back with nothing to send', [synced, offline(0), synced], [OFFLINE, 'オンラインに戻りました。']],
    ['a new time of the same state', [synced, { kind: 'synced', at: 9 }], []],
    [
      'what needs the person, again when there is more of it',
      [kept(2), attention(1), attention(1), attention(2), attention(1)],
      [1, 2].map((count) => `${count}件の変更に確認が必要です。同期のページで選べます。`),
    ],
    ['the way on', [kept(2), { kind: 'sign-in', count: 2 }], ['ログインすると、2件の変更を送れます。']],
    ['a pause', [kept(2), { kind: 'paused', count: 2 }], ['同期を一時停止しました。']],
  ] satisfies readonly (readonly [string, readonly SyncStatus[], readonly string[]])[])(
    '%s',
    (_name, states, words) => {
      expect(spoken(...states)).toEqual(words);
    },
  );
});
