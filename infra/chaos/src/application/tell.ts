import { type DomainEvent, instant, type Refusal } from '@meikan/domain';
import type { CommandHandler, Stream } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';

export const AT = instant('2026-11-01T09:00:00.000Z');

/** Writes one command in the name of the application. @throws Error when it did not come true */
export async function tell<S, C, E extends DomainEvent, R extends Refusal>(
  handler: CommandHandler,
  stream: Stream<S, C, E, R>,
  command: C,
): Promise<void> {
  const commandId = uuidv7();
  const actor = { id: 'system', role: 'system' } as const;
  const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: AT };
  const { kind } = await handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
  if (kind !== 'handled' && kind !== 'unchanged') throw new Error(`${stream.name}: ${kind}`);
}
