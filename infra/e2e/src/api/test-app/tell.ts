import { type DomainEvent, instant, type Refusal } from '@meikan/domain';
import type { CommandHandler, Stream } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';

export const AT = instant('2026-11-01T09:00:00.000Z');

/** Writes one command on the road of every write, in the name of the application. */
export type Tell = <S, C, E extends DomainEvent, R extends Refusal>(
  stream: Stream<S, C, E, R>,
  command: C,
) => Promise<void>;

export function telling(handler: CommandHandler): Tell {
  return async (stream, command) => {
    const commandId = uuidv7();
    const actor = { id: 'system', role: 'system' } as const;
    const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: AT };
    const outcome = await handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
    if (outcome.kind === 'refused') throw new Error(`${stream.name} was refused: ${outcome.refusal.code}`);
    if (outcome.kind === 'conflict' || outcome.kind === 'reused-command-id')
      throw new Error(`${stream.name}: ${outcome.kind}`);
  };
}
