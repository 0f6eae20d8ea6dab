import { companyId, instant, type MembershipCommand, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Short words for who edits a company's page and who belongs to it. */
export class MembershipWriter {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  owner(company: string, user: string, on = true): Promise<LogPosition> {
    const data = { companyId: companyId(company), userId: userId(user), on, at: AT };
    return this.#send({ type: 'set-owner', data });
  }

  invite(company: string, invitationId: string, by: string): Promise<LogPosition> {
    const asked = { invitationId, address: `${invitationId}@example.jp`, handOver: false, invitedBy: userId(by) };
    const data = { companyId: companyId(company), ...asked, expiresAt: instant('2026-12-01T00:00:00.000Z'), at: AT };
    return this.#send({ type: 'invite-owner', data });
  }

  withdrawInvitation(company: string, invitationId: string): Promise<LogPosition> {
    return this.#send({ type: 'withdraw-invitation', data: { companyId: companyId(company), invitationId, at: AT } });
  }

  /** Null: neither a member nor a former one. */
  member(company: string, user: string, memberStatus: 'NOW-MEMBER' | 'PASSED-MEMBER' | null): Promise<LogPosition> {
    const data = { companyId: companyId(company), userId: userId(user), memberStatus, at: AT };
    return this.#send({ type: 'set-member', data });
  }

  #send(command: MembershipCommand): Promise<LogPosition> {
    return sendCommand(this.#handler, { stream: streams.companymembers(command.data.companyId), command });
  }
}
