import {
  type AccountCommand,
  type AccountId,
  type EmailReservationCommand,
  type EmailReservationRefusal,
  type Instant,
  instant,
  unreachable,
} from '@meikan/domain';
import { type CommandHandler, type HandlingResult, streams } from '@meikan/event-log';
import { type Clock, Fault } from '@meikan/platform';
import { systemEnvelope } from './system-envelope.ts';

export type AccountCommands = {
  now(): Instant;
  /** Appends to `account-<id>`; what is so already appends nothing. */
  send(id: AccountId, command: AccountCommand): Promise<void>;
  /** When the account of who leaves is closed; null of who stays, and of an account that is closed. */
  closesAt(id: AccountId): Promise<Instant | null>;
  isClosed(id: AccountId): Promise<boolean>;
  /** Null where `id` holds the address afterwards; otherwise who was first, and when. */
  reserveEmail(emailKey: string, id: AccountId): Promise<EmailReservationRefusal | null>;
  /** Frees the address, if `id` holds it. */
  releaseEmail(emailKey: string, id: AccountId): Promise<void>;
};

function settled<R>(outcome: HandlingResult<unknown, R>): R | null {
  switch (outcome.kind) {
    case 'handled':
    case 'unchanged':
      return null;
    case 'refused':
      return outcome.refusal;
    case 'conflict':
      throw new Fault('event-log', 'an account stream is written by too many at once');
    case 'reused-command-id':
      throw new Error('a command id of identity was used for two commands');
    default:
      return unreachable(outcome);
  }
}

/** Identity's own writes: the owner of the account is the actor, also where the account is only being opened. */
export function createAccountCommands(handler: CommandHandler, clock: Clock): AccountCommands {
  const now = () => instant(clock.now().toISOString());

  async function stateOf(id: AccountId) {
    return (await handler.load(streams.account(id))).state;
  }

  async function onEmail(emailKey: string, command: EmailReservationCommand): Promise<EmailReservationRefusal | null> {
    const sent = systemEnvelope(command.data.accountId, command.data.at);
    return settled(await handler.handle(streams.email(emailKey), command, sent, { expected: 'any' }));
  }

  return {
    now,
    async send(id, command) {
      const sent = systemEnvelope(id, now());
      const outcome = await handler.handle(streams.account(id), command, sent, { expected: 'any' });
      const refusal = settled(outcome);
      if (refusal !== null) throw new Error(`account ${id} refused ${command.type}: ${refusal.code}`);
    },
    async closesAt(id) {
      const state = await stateOf(id);
      return 'closesAt' in state ? state.closesAt : null;
    },
    isClosed: async (id) => (await stateOf(id)).status === 'closed',
    reserveEmail: (emailKey, id) => onEmail(emailKey, { type: 'reserve-email', data: { accountId: id, at: now() } }),
    async releaseEmail(emailKey, id) {
      await onEmail(emailKey, { type: 'release-email', data: { accountId: id, at: now() } });
    },
  };
}
