import { createHash } from 'node:crypto';
import { type AccountId, type DomainEvent, type Instant, instant, type Refusal } from '@meikan/domain';
import type { CommandHandler, HandlingResult, Role, Stream, StreamName } from '@meikan/event-log';

export type Actor = { readonly id: AccountId | 'system'; readonly role: Role | 'system' };

/** One command of the demo, ready to be sent. Its id follows from edition, stream and content: sent twice, it is a repeat. */
export type Step = {
  readonly stream: StreamName;
  readonly command: { readonly type: string; readonly data: unknown };
  send(handler: CommandHandler, edition: Edition): Promise<HandlingResult<unknown, Refusal>>;
};

/** The commands of one stream, in their order. Units of one stage know nothing of each other. */
export type Unit = { readonly stage: Stage; readonly steps: readonly Step[] };

/** `end` is one command that is sent when everything else is there: its receipt tells that the import is complete. */
export const STAGES = ['companies', 'people', 'articles', 'links', 'end'] as const;
export type Stage = (typeof STAGES)[number];

export const SYSTEM: Actor = { id: 'system', role: 'system' };

type Road<S, C, E extends DomainEvent, R extends Refusal> = {
  readonly stream: Stream<S, C, E, R>;
  readonly actor: Actor;
  readonly at: Instant;
};

/** Size and seed: what tells one import from another. */
export type Edition = `${'small' | 'large'}-${number}`;

/** UUIDv5-shaped: the same edition, stream and command always make the same id. */
export function commandIdOf(edition: Edition, stream: StreamName, command: unknown): string {
  const hash = createHash('sha1')
    .update(`meikan-demo\0${edition}\0${stream}\0${JSON.stringify(command)}`)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Makes the steps of one stream; all of them are sent by `actor`, as of `at`. */
export function road<
  S,
  C extends { readonly type: string; readonly data: unknown },
  E extends DomainEvent,
  R extends Refusal,
>({ stream, actor, at }: Road<S, C, E, R>): (command: C) => Step {
  return (command) => ({
    stream: stream.name,
    command,
    send: (handler, edition) => {
      const commandId = commandIdOf(edition, stream.name, command);
      const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: at };
      return handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
    },
  });
}

const JST = '+09:00';

/** Noon in Japan of a day (`yyyy-MM-dd`), or the moment of an ISO text with a zone. */
export function momentOf(text: string): Instant {
  return instant(new Date(text.length === 10 ? `${text}T12:00:00${JST}` : text).toISOString());
}
