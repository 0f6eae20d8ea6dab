import { createHash } from 'node:crypto';
import { accountId, instant } from '@meikan/domain';
import { type AppendRequest, eventIdOf, type StoredEvent } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';

/** What every contender stores: some 200 bytes of data and 300 of metadata, as a bookmark has them. */
export type SampleEvent = StoredEvent;

const actor = { id: accountId('0199c0de-0000-7000-8000-000000000001'), role: 'general' } as const;

export function sampleEvent(commandId: string): SampleEvent {
  const data = {
    userId: actor.id,
    referenceId: commandId,
    at: '2026-11-21T12:00:00.000Z',
    mode: 'general',
    target: { owner: { kind: 'user', id: actor.id }, mainCategory: 'private_blog' },
  };
  const issuedAt = instant('2026-11-21T12:00:00.000Z');
  const metadata = { commandId, correlationId: commandId, causationId: commandId, actor, issuedAt };
  return { id: eventIdOf(commandId, 0), type: 'article-bookmarked', version: 1, data, metadata };
}

export const sampleEvents = (count: number): SampleEvent[] =>
  Array.from({ length: count }, () => sampleEvent(uuidv7()));

/** The first event of a stream of its own, its revision checked, its receipt kept. */
export function sampleAppend(commandId: string = uuidv7()): AppendRequest {
  const event = sampleEvent(commandId);
  const bodyHash = createHash('sha256').update(JSON.stringify(event.data)).digest('hex');
  return {
    stream: `bookmark-${commandId}`,
    expected: 'no-stream',
    events: [event],
    receipt: { commandId, accountId: actor.id, bodyHash },
  };
}
