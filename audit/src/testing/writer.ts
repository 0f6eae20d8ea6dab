import {
  accountId,
  type CompanyCommand,
  companyId,
  type DomainEvent,
  type MembershipCommand,
  type Refusal,
  type UserCommand,
  userId,
} from '@meikan/domain';
import { type CommandHandler, type Stream, streams } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { AT } from './at.ts';

type By = { readonly actor?: string; readonly reason?: string };

/** Sends commands on the one road of every write, as somebody. */
export class Writer {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  person(id: string, name: string): Promise<void> {
    const data = { userId: userId(id), username: `name-${id}`, name, joinedAt: AT, isDraft: false };
    return this.user(id, { type: 'register-user', data }, { actor: id });
  }

  user(id: string, command: UserCommand, by: By = { actor: id }): Promise<void> {
    return this.#send(streams.user(userId(id)), command, by);
  }

  company(id: string, command: CompanyCommand, by: By): Promise<void> {
    return this.#send(streams.company(companyId(id)), command, by);
  }

  members(id: string, command: MembershipCommand, by: By): Promise<void> {
    return this.#send(streams.companymembers(companyId(id)), command, by);
  }

  registered(id: string, name: string, by: By): Promise<void> {
    const data = {
      companyId: companyId(id),
      name,
      reading: null,
      category: { serviceType: 'web_service', mainCategory: 'sns_community', subCategory: null },
      website: 'https://example.com',
      description: '説明です',
      registeredBy: accountId('registrar'),
      registeredAt: AT,
    } as const;
    return this.company(id, { type: 'register-company', data }, by);
  }

  async #send<S, C, E extends DomainEvent, R extends Refusal>(
    stream: Stream<S, C, E, R>,
    command: C,
    { actor = 'somebody', reason }: By,
  ): Promise<void> {
    const commandId = uuidv7();
    const metadata = {
      correlationId: commandId,
      causationId: commandId,
      actor: { id: accountId(actor), role: 'general' as const },
      issuedAt: AT,
      ...(reason === undefined ? {} : { reason }),
    };
    const outcome = await this.#handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
    if (outcome.kind !== 'handled') throw new Error(`${stream.name} answered ${outcome.kind}`);
  }
}
