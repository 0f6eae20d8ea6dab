import { useState } from 'react';
import { type Heard, listen } from './announcement.ts';
import type { SyncStatus } from './status.ts';

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
