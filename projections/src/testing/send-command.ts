import { type DomainEvent, instant, type Refusal } from '@meikan/domain';
import type { CommandHandler, LogPosition, Stream } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';

/** When a test sends its commands, unless it says otherwise. */
export const AT = instant('2026-11-21T12:00:00.000Z');

/** The rule said no. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** A command and the stream that it is for. */
export type Addressed<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly stream: Stream<S, C, E, R>;
  readonly command: C;
};

/** Sends a command on the one road of every write, as the system, and answers the position it was written at. @throws CommandRefused */
export async function sendCommand<S, C, E extends DomainEvent, R extends Refusal>(
  handler: CommandHandler,
  { stream, command }: Addressed<S, C, E, R>,
): Promise<LogPosition> {
  const commandId = uuidv7();
  const metadata = {
    correlationId: commandId,
    causationId: commandId,
    actor: { id: 'system', role: 'system' },
    issuedAt: AT,
  } as const;
  const outcome = await handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
  if (outcome.kind === 'handled' || outcome.kind === 'unchanged') return outcome.position;
  if (outcome.kind === 'refused') throw new CommandRefused(`${stream.name}: ${outcome.refusal.code}`);
  throw new Error(
    `${stream.name} answered ${JSON.stringify(outcome, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
  );
}
