import { type CompanyId, type CompanyMembers, isOwner, memberStatusOf, type UserId } from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import { type KeptThing, keptThing } from './kept-thing.ts';

/** What somebody is to a company, and what they asked it; nothing of its other people, and no secret that a mail carried. */
export const membership = (person: UserId, company: CompanyId): KeptThing =>
  keptThing({ kind: 'company', id: company }, streams.companymembers(company), {
    isTheirs: (event) => isAbout(person, event),
    partOf: (state) => partOf(person, state),
  });

function isAbout(person: UserId, { type, data }: DomainRecorded): boolean {
  return type !== 'ownership-proof-issued' && 'userId' in data && data.userId === person;
}

function partOf(person: UserId, state: CompanyMembers) {
  const { tokenHash: _, ...request } = state.requests.find(({ userId }) => userId === person) ?? { tokenHash: null };
  return {
    isOwner: isOwner(state, person),
    memberStatus: memberStatusOf(state, person),
    request: 'standing' in request ? request : null,
  };
}
