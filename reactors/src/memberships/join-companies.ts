import { type CompanyId, isPresent, type MemberStatus, type UserId, userId, type WorkExperience } from '@meikan/domain';
import { type DomainRecorded, eventIdOf, streams } from '@meikan/event-log';
import type { Effects, Reactor } from '../reactor.ts';

/**
 * Whoever writes a company of the directory into the own work history belongs to it: now while it has no end, else in the
 * past. A company that is taken out of the history no longer counts the person.
 * Commands carry ids made of the event's, so that a repeat changes nothing.
 */
export const joinCompanies: Reactor = {
  name: 'join-companies',
  categories: ['user'],
  isRepeatable: true,
  async react(recorded, effects) {
    if (recorded.type !== 'profile-work-experiences-changed') return;
    const person = userId(recorded.stream.slice('user-'.length));
    const now = statuses(recorded.data.value);
    const before = statuses(await historyBefore(recorded, person, effects));
    const left = [...before.keys()].filter((company) => !now.has(company));
    const wanted = [...now, ...left.map((company) => [company, null] as const)];
    for (const [index, [company, status]] of wanted.entries()) {
      await setMember(recorded, effects, { company, person, status, index });
    }
  },
};

/** A company may stand in a history twice: working there now outweighs having worked there. */
function statuses(history: readonly WorkExperience[]): ReadonlyMap<CompanyId, MemberStatus> {
  const found = new Map<CompanyId, MemberStatus>();
  for (const { companyId, duration } of history) {
    if (companyId === null) continue;
    const status = duration.end === null ? 'NOW-MEMBER' : 'PASSED-MEMBER';
    if (found.get(companyId) !== 'NOW-MEMBER') found.set(companyId, status);
  }
  return found;
}

async function historyBefore(
  { stream, revision }: DomainRecorded,
  person: UserId,
  { handler }: Effects,
): Promise<readonly WorkExperience[]> {
  const own = streams.user(person);
  if (revision === 0n || stream !== own.name) return [];
  const { state } = await handler.load(own, { upTo: revision - 1n });
  return isPresent(state) ? state.sections['work-experiences'] : [];
}

type Membership = {
  readonly company: CompanyId;
  readonly person: UserId;
  readonly status: MemberStatus | null;
  readonly index: number;
};

async function setMember(recorded: DomainRecorded, { handler }: Effects, membership: Membership): Promise<void> {
  const { company, person, status, index } = membership;
  const page = await handler.load(streams.company(company));
  if (page.state.status !== 'registered') return;
  const { correlationId, actor, issuedAt } = recorded.metadata;
  await handler.handle(
    streams.companymembers(company),
    {
      type: 'set-member',
      data: { companyId: company, userId: person, memberStatus: status, at: recorded.recordedAt },
    },
    {
      commandId: eventIdOf(recorded.id, index),
      metadata: { correlationId, causationId: recorded.id, actor, issuedAt },
    },
    { expected: 'any' },
  );
}
