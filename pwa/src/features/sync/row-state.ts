import { kinds } from '../../offline/outbox/machine/kinds.ts';
import type { Row, Trouble } from '../../offline/outbox/machine/row.ts';
import { agoInWords, untilInWords } from '../../offline/ui/outbox/moments.ts';
import { titleOf } from '../../offline/ui/outbox/row-title.ts';
import type { IconName, SyncTone } from '../../ui/index.ts';
import { syncTexts } from './texts.ts';

const texts = syncTexts.row;

export type RowState = { readonly tone: SyncTone; readonly icon: IconName; readonly label: string };

/** What the chip of a row says. */
export function stateOf(row: Row): RowState {
  if (row.status === 'inflight') return { tone: 'send', icon: 'sync', label: syncTexts.state.inflight };
  if (row.status === 'waiting') return { tone: 'wait', icon: 'clock', label: syncTexts.state.waiting };
  return row.trouble.kind === 'conflict'
    ? { tone: 'act', icon: 'fork', label: syncTexts.state.conflict }
    : { tone: 'act', icon: 'alert', label: syncTexts.state.failed };
}

/** When it was made, how often it was tried and why it is still here, in one line. */
export function remarksOf(row: Row, now: number, heldBy: Row | null): string {
  const kind = kinds(row.type).merges;
  const remarks = [
    agoInWords(Date.parse(row.issuedAt), now),
    row.attempts > 0 && texts.attempts(row.attempts),
    row.failure && syncTexts.failures[row.failure],
    kind === 'create' && texts.unpublished,
    row.status === 'waiting' && (kind === 'unknown' ? texts.newer : waitOf(row, now, heldBy)),
    row.status === 'waiting' && row.sent && texts.maybeSent,
  ];
  return remarks.filter(Boolean).join(texts.parts);
}

function waitOf({ notBefore }: Row, now: number, heldBy: Row | null): string | false {
  if (heldBy) return (heldBy.status === 'standing' ? texts.heldByNeeded : texts.heldBy)(titleOf(heldBy));
  return notBefore !== null && notBefore > now && texts.next(untilInWords(notBefore, now));
}

export type Reason = {
  readonly text: string;
  /** The faults of single fields, in the server's words, where they say more than the text. */
  readonly faults: readonly string[];
};

/** Why a row stands: the server's words where it had any, else our own. */
export function reasonOf(trouble: Trouble): Reason {
  if (trouble.kind === 'conflict') {
    return { text: syncTexts.reasons.conflict[trouble.theirs.by ?? 'unknown'], faults: [] };
  }
  const { kind, problem } = trouble;
  // A refusal is a rule, which only the server can name; the other kinds are said in full here, and then by the server.
  const own = kind === 'refused' && problem?.detail ? '' : syncTexts.reasons[kind];
  const detail = kind === 'refused' || kind === 'forbidden' ? (problem?.detail ?? '') : '';
  const faults = new Set((problem?.errors ?? []).map(({ message }) => message));
  faults.delete(detail);
  return { text: own + detail, faults: [...faults] };
}
