import { statusTexts } from './status.texts.ts';
import type { SyncStatus } from './status.ts';

const texts = statusTexts.announced;

/** What was true when something was last said or kept silent, passing states left out. */
export type Heard = {
  readonly status: SyncStatus;
  /** Whether anything was under way since. */
  readonly sent: boolean;
};

const PASSING: ReadonlySet<SyncStatus['kind']> = new Set(['opening', 'saving', 'sending']);

const countOf = (status: SyncStatus): number => ('count' in status ? status.count : 0);

/** Goes on from one state to the next: what is remembered, and what is spoken, if anything. */
export function listen(heard: Heard | null, next: SyncStatus): { readonly heard: Heard | null; readonly say: string } {
  if (PASSING.has(next.kind)) {
    const sent = next.kind === 'sending';
    return { heard: heard && { ...heard, sent: heard.sent || sent }, say: '' };
  }
  // What stands when a page opens is read from the chip; only what changes is announced.
  return { heard: { status: next, sent: false }, say: heard === null ? '' : announcement(heard, next) };
}

function announcement({ status: before, sent }: Heard, next: SyncStatus): string {
  const came = before.kind !== next.kind;
  const more = countOf(next) > countOf(before);
  switch (next.kind) {
    case 'offline':
      return came ? texts.offline : more ? texts.kept(next.count) : '';
    case 'kept':
      return more ? texts.kept(next.count) : backOnline(before);
    case 'synced':
    case 'nothing':
      return sent || countOf(before) > 0 ? texts.sent : backOnline(before);
    default:
      return came || more ? ofHindrance(next) : '';
  }
}

const backOnline = (before: SyncStatus): string => (before.kind === 'offline' ? texts.back : '');

function ofHindrance(next: SyncStatus): string {
  switch (next.kind) {
    case 'attention':
    case 'update':
      return texts[next.kind](next.count);
    case 'sign-in':
      return texts.signIn(next.count);
    case 'paused':
    case 'unavailable':
      return texts[next.kind];
    default:
      return '';
  }
}
