import type { Invitation } from '@meikan/domain';
import { type DomainRecorded, eventIdOf, streams } from '@meikan/event-log';
import { mailedSecretHash, newMailedSecret } from '@meikan/platform';
import type { Effects, Reactor } from '../reactor.ts';
import { invitationMail } from './mails.texts.ts';

/**
 * Writes to whoever is asked to edit a page. The secret of the mail is made here and kept nowhere: what the log is told before the
 * mail leaves is its hash. A mail that is lost is no way in for anybody, and the owner may ask again.
 */
export const mailInvitation: Reactor = {
  name: 'mail-invitation',
  categories: ['companymembers'],
  async react(recorded, effects) {
    if (recorded.type !== 'owner-invited') return;
    const { companyId: id, invitationId } = recorded.data;
    const page = await effects.handler.load(streams.company(id));
    const people = await effects.handler.load(streams.companymembers(id));
    const invitation = people.state.invitations.find((one) => one.invitationId === invitationId);
    if (page.state.status !== 'registered' || invitation?.status !== 'open') return;
    const secret = newMailedSecret();
    if (!(await issue(recorded, effects, mailedSecretHash(secret)))) return;
    await send(effects, { id, name: page.state.sections.basics.name, invitation, secret });
  },
};

/** Whether the log took the hash: of an invitation that was withdrawn meanwhile, no mail is sent. */
async function issue(recorded: DomainRecorded, { handler }: Effects, tokenHash: string): Promise<boolean> {
  if (recorded.type !== 'owner-invited') return false;
  const { companyId: id, invitationId } = recorded.data;
  const { correlationId, actor, issuedAt } = recorded.metadata;
  const outcome = await handler.handle(
    streams.companymembers(id),
    { type: 'issue-invitation', data: { companyId: id, invitationId, tokenHash, at: recorded.recordedAt } },
    {
      commandId: eventIdOf(recorded.id, 0),
      metadata: { correlationId, causationId: recorded.id, actor, issuedAt },
    },
    { expected: 'any' },
  );
  return outcome.kind === 'handled';
}

type Written = {
  readonly id: string;
  readonly name: string;
  readonly invitation: Invitation;
  readonly secret: string;
};

async function send({ mailer, publicUrl }: Effects, { id, name, invitation, secret }: Written): Promise<void> {
  const { address, expiresAt, handOver } = invitation;
  // Behind `#`, so that the secret is in no server's log and in no referrer.
  const link = `${publicUrl}/companies/${id}/invitation#${secret}`;
  await mailer.send({ to: address, ...invitationMail({ name, link, expiresAt, handOver }) });
}
