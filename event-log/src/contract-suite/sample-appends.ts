import { createHash, randomUUID } from 'node:crypto';
import { accountId, instant } from '@meikan/domain';
import { eventIdOf } from '../command-handling/event-id.ts';
import type {
  AppendRequest,
  AppendResult,
  EventLog,
  ExpectedRevision,
  JsonObject,
  StoredEvent,
  StreamName,
} from '../port.ts';

export type SampleAppend = {
  readonly stream: StreamName;
  readonly expected?: ExpectedRevision;
  readonly count?: number;
  readonly commandId?: string;
  readonly data?: JsonObject;
};

/** An append of `count` events whose ids follow from the command id, its body hash from the data. */
export function sampleAppend(sample: SampleAppend): AppendRequest {
  const { stream, expected = 'any', count = 1, commandId = randomUUID(), data = { text: '名鑑' } } = sample;
  const bodyHash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  const events = Array.from({ length: count }, (_, index) => sampleEvent(commandId, index, data));
  return { stream, expected, events, receipt: { commandId, accountId: 'account-of-tests', bodyHash } };
}

/** A stream of its own for each call. */
export function freshStream(category = 'sample'): StreamName {
  return `${category}-${randomUUID()}`;
}

/** Appends and expects success. */
export async function appended(
  log: EventLog,
  sample: SampleAppend,
): Promise<Extract<AppendResult, { kind: 'appended' }>> {
  const result = await log.append(sampleAppend(sample));
  if (result.kind !== 'appended') throw new Error(`expected an append, got ${result.kind}`);
  return result;
}

function sampleEvent(commandId: string, index: number, data: JsonObject): StoredEvent {
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { id: accountId('account-of-tests'), role: 'general' },
    issuedAt: instant('2026-01-01T00:00:00.000Z'),
  } as const;
  return { id: eventIdOf(commandId, index), type: 'sample-happened', version: 1, data, metadata };
}
