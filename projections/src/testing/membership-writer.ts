import { companyId, instant, type MembershipCommand, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Until when a mail can be answered. */
const LATER = instant('2026-12-01T00:00:00.000Z');
/** Not when an admin is asked: what is asked twice at one moment is one request. */
const MAILED_AT = instant('2026-11-21T12:01:00.000Z');

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
    const data = { companyId: companyId(company), ...asked, expiresAt: LATER, at: AT };
    return this.#send({ type: 'invite-owner', data });
  }

  withdrawInvitation(company: string, invitationId: string): Promise<LogPosition> {
    return this.#send({ type: 'withdraw-invitation', data: { companyId: companyId(company), invitationId, at: AT } });
  }

  /** Asks an admin, or by a mail to an address of the website. What is asked the other way replaces it. */
  requestOwnership(company: string, user: string, by: 'admin' | 'mail' = 'admin'): Promise<LogPosition> {
    const at = by === 'admin' ? AT : MAILED_AT;
    const mail =
      by === 'admin' ? { address: null, expiresAt: null } : { address: `${user}@c.example`, expiresAt: LATER };
    const data = { companyId: companyId(company), userId: userId(user), message: `${user}です。`, ...mail, at };
    return this.#send({ type: 'request-ownership', data });
  }

  /** Shows the mail of a request by mail, which is written first. */
  async proveOwnership(company: string, user: string): Promise<LogPosition> {
    const person = { companyId: companyId(company), userId: userId(user), tokenHash: `hash of ${user}`, at: MAILED_AT };
    await this.#send({ type: 'issue-ownership-proof', data: { ...person, askedAt: MAILED_AT } });
    return this.#send({ type: 'prove-ownership', data: { ...person, domain: 'c.example' } });
  }

  answerOwnership(company: string, user: string, granted: boolean): Promise<LogPosition> {
    const person = { companyId: companyId(company), userId: userId(user), at: AT };
    const data = granted ? { ...person, granted } : { ...person, granted, reason: `${user}を確認できません。` };
    return this.#send({ type: 'answer-ownership-request', data });
  }

  withdrawOwnershipRequest(company: string, user: string): Promise<LogPosition> {
    const data = { companyId: companyId(company), userId: userId(user), at: AT };
    return this.#send({ type: 'withdraw-ownership-request', data });
  }

  removePerson(company: string, user: string): Promise<LogPosition> {
    const data = { companyId: companyId(company), userId: userId(user), at: AT };
    return this.#send({ type: 'remove-person', data });
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
