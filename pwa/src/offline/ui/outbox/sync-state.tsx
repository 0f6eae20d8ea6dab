import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { useNow } from './moments.ts';
import { useSeenQueue, useSyncState } from './seen-queue.ts';
import { type Heard, isShown, listen, type SyncStatus, statusOf } from './status.ts';
import { StatusChip } from './status-chip.tsx';

/** The chip of the title line, and what is spoken when it turns. */
export function SyncState() {
  const queue = useSeenQueue();
  const sync = useSyncState();
  const session = useSession();
  const now = useNow();
  const status = statusOf(queue, sync, session.kind);
  return (
    <>
      {isShown(status) && <StatusChip status={status} now={now} />}
      <Announcer status={status} />
    </>
  );
}

type Spoken = {
  readonly status: SyncStatus | null;
  readonly heard: Heard | null;
  readonly say: string;
  readonly turn: number;
};

const SILENCE: Spoken = { status: null, heard: null, say: '', turn: 0 };

/** The one polite region that tells screen readers of turns that matter; ticks of a number are not spoken. */
export function Announcer({ status }: { readonly status: SyncStatus }) {
  const [spoken, setSpoken] = useState(SILENCE);
  if (spoken.status !== status) {
    const { heard, say } = listen(spoken.heard, status);
    // What was said stays until something new is: an emptied region could be cut off in the middle of its sentence.
    setSpoken({ status, heard, say: say || spoken.say, turn: say ? spoken.turn + 1 : spoken.turn });
  }
  return (
    <span className="sr" role="status">
      {/* A new element each time, so that the same words are spoken again. */}
      <span key={spoken.turn}>{spoken.say}</span>
    </span>
  );
}
