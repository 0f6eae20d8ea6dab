import { type CompanyId, type CompanyMembers, companyId, type UserId } from '@meikan/domain';
import { type DomainRecorded, eventIdOf, streams } from '@meikan/event-log';
import { mailedSecretHash, newMailedSecret, uuidv5 } from '@meikan/platform';
import type { Effects, Reactor } from '../reactor.ts';
import type { Words } from './mails.texts.ts';
import {
  ownershipAskedMail,
  ownershipAskedOfOwnersMail,
  ownershipDeclinedMail,
  ownershipGrantedMail,
  ownershipProofMail,
} from './ownership-mails.texts.ts';

type Page = { readonly id: CompanyId; readonly name: string; readonly people: CompanyMembers };

/** The page of the people that an event is about; null when it was removed. */
async function pageOf({ stream }: DomainRecorded, { handler }: Effects): Promise<Page | null> {
  const id = companyId(stream.slice('companymembers-'.length));
  const [page, people] = await Promise.all([
    handler.load(streams.company(id)),
    handler.load(streams.companymembers(id)),
  ]);
  return page.state.status === 'registered'
    ? { id, name: page.state.sections.basics.name, people: people.state }
    : null;
}

const requestIn = ({ people }: Page, userId: UserId) => people.requests.find((one) => one.userId === userId);

/**
 * Writes to the address of the page's website that whoever asks has named. The secret of the mail is made here and kept nowhere:
 * what the log is told before the mail leaves is its hash.
 */
export const mailOwnershipProof: Reactor = {
  name: 'mail-ownership-proof',
  categories: ['companymembers'],
  async react(recorded, effects) {
    if (recorded.type !== 'ownership-requested') return;
    const { userId, address, expiresAt, at } = recorded.data;
    const page = await pageOf(recorded, effects);
    if (page === null || address === null || expiresAt === null) return;
    const request = requestIn(page, userId);
    if (request?.standing !== 'mailed' || request.askedAt !== at) return;
    const secret = newMailedSecret();
    if (!(await issue(recorded, effects, mailedSecretHash(secret)))) return;
    // Behind `#`, so that the secret is in no server's log and in no referrer.
    const link = `${effects.publicUrl}/companies/${page.id}/ownership#${secret}`;
    await effects.mailer.send({ to: address, ...ownershipProofMail({ name: page.name, link, expiresAt }) });
  },
};

/** Whether the log took the hash: for a request that was replaced meanwhile, no mail is sent. */
async function issue(recorded: DomainRecorded, { handler }: Effects, tokenHash: string): Promise<boolean> {
  if (recorded.type !== 'ownership-requested') return false;
  const { companyId: id, userId, at: askedAt } = recorded.data;
  const { correlationId, actor, issuedAt } = recorded.metadata;
  const outcome = await handler.handle(
    streams.companymembers(id),
    { type: 'issue-ownership-proof', data: { companyId: id, userId, askedAt, tokenHash, at: recorded.recordedAt } },
    {
      commandId: eventIdOf(recorded.id, 0),
      metadata: { correlationId, causationId: recorded.id, actor, issuedAt },
    },
    { expected: 'any' },
  );
  return outcome.kind === 'handled';
}

/** Who has come before the admins by this event: by asking them, or by a mail of a page that somebody owns. */
function cameBefore(recorded: DomainRecorded): UserId | null {
  if (recorded.type === 'ownership-proved') return recorded.data.userId;
  return recorded.type === 'ownership-requested' && recorded.data.expiresAt === null ? recorded.data.userId : null;
}

/**
 * Tells the admins that somebody waits for their word, and the owners that somebody else wants to edit their page: of each person
 * once a day that they ask, and once that they show a mail, however often they do.
 */
export const tellOwnershipRequested: Reactor = {
  name: 'tell-ownership-requested',
  categories: ['companymembers'],
  onceFor(recorded) {
    const userId = cameBefore(recorded);
    const day = recorded.recordedAt.slice(0, 'yyyy-MM-dd'.length);
    return userId === null ? null : uuidv5(`${recorded.stream} ${recorded.type} ${userId} ${day}`, REQUESTS);
  },
  async react(recorded, effects) {
    const userId = cameBefore(recorded);
    const page = userId === null ? null : await pageOf(recorded, effects);
    const request = userId === null || page === null ? undefined : requestIn(page, userId);
    if (page === null || request?.standing !== 'open') return;
    const { mailer, publicUrl, addressOf, adminAddresses } = effects;
    const { name, id, people } = page;
    const toAdmins = ownershipAskedMail({ ...request, name, link: `${publicUrl}/admin/ownership` });
    for (const to of await adminAddresses()) await mailer.send({ to, ...toAdmins });
    const toOwners = ownershipAskedOfOwnersMail({ name, link: `${publicUrl}/companies/${id}` });
    for (const owner of people.owners) await sendTo(await addressOf(owner), toOwners, effects);
  },
};
const REQUESTS = '6a0f3f0e-6d0e-4c5c-8f6b-1f2d2a0b7c11';

/** Tells whoever asked what an admin has said. */
export const tellOwnershipAnswered: Reactor = {
  name: 'tell-ownership-answered',
  categories: ['companymembers'],
  async react(recorded, effects) {
    if (recorded.type !== 'ownership-granted' && recorded.type !== 'ownership-declined') return;
    const page = await pageOf(recorded, effects);
    if (page === null) return;
    const { id, name } = page;
    const link = `${effects.publicUrl}/companies/${id}`;
    const mail =
      recorded.type === 'ownership-granted'
        ? ownershipGrantedMail({ name, link })
        : ownershipDeclinedMail({ name, link: `${link}/ownership`, reason: recorded.data.reason });
    await sendTo(await effects.addressOf(recorded.data.userId), mail, effects);
  },
};

async function sendTo(to: string | null, mail: Words, { mailer }: Effects): Promise<void> {
  if (to !== null) await mailer.send({ to, ...mail });
}
