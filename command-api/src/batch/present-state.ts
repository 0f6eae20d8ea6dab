import type { PresentState } from '@meikan/contracts';
import type { EventLog, ExpectedRevision, RecordedEvent, StreamName } from '@meikan/event-log';
import type { CommandApiDeps } from '../route/deps.ts';
import type { PreparedCommand } from '../route/prepared-command.ts';
import type { Sender } from '../route/sender.ts';
import { changedSince } from './changed-since.ts';

type Conflict = {
  readonly prepared: PreparedCommand;
  readonly expected: ExpectedRevision;
  readonly revision: bigint | null;
  readonly state: unknown;
};

/** What stands there now, what became otherwise since the sender looked, and whose doing the last of it was. */
export async function presentState(
  { handler, log }: CommandApiDeps,
  sender: Sender,
  { prepared, expected, revision, state }: Conflict,
): Promise<PresentState> {
  const known = typeof expected === 'bigint' && revision !== null && expected < revision ? expected : null;
  const [before, last] = await Promise.all([
    prepared.stateAt(handler, known),
    revision === null ? null : eventAt(log, prepared.stream, revision),
  ]);
  return {
    revision: revision === null ? null : String(revision),
    state: JSON.parse(JSON.stringify(state)),
    changed: changedSince(before, state),
    changedAt: last?.recordedAt ?? null,
    by: last && writerOf(last, sender),
  };
}

async function eventAt(log: EventLog, stream: StreamName, revision: bigint): Promise<RecordedEvent | null> {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 });
  return event ?? null;
}

/** Never who it was: the owners of a page need not know each other. */
function writerOf({ metadata: { actor } }: RecordedEvent, { viewer }: Sender): PresentState['by'] {
  if (actor.id === viewer.accountId) return 'self';
  return actor.role === 'admin' ? 'admin' : 'other';
}
