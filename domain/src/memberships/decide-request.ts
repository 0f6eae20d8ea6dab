import { accepted, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { limits } from '../validation/limits.ts';
import type {
  AnswerOwnershipRequest,
  IssueOwnershipProof,
  MembershipRefusal,
  OwnershipRequestCommand,
  ProveOwnership,
  RequestOwnership,
  WithdrawOwnershipRequest,
} from './commands.ts';
import type { MembershipEvent } from './events.ts';
import { type CompanyMembers, isOwner } from './members.ts';
import { isWaiting, type OwnershipRequest } from './requests.ts';

type RequestDecision = Decision<MembershipEvent, MembershipRefusal>;

/**
 * Somebody asks to edit a page that is there already. Where nobody owns it, a mail read at the domain of its website is enough;
 * where somebody does, or without such a mail, an admin decides.
 */
export function decideRequest(command: OwnershipRequestCommand, state: CompanyMembers): RequestDecision {
  switch (command.type) {
    case 'request-ownership':
      return request(command, state);
    case 'issue-ownership-proof':
      return issue(command, state);
    case 'prove-ownership':
      return prove(command, state);
    case 'answer-ownership-request':
      return answer(command, state);
    case 'withdraw-ownership-request':
      return withdraw(command, state);
    default:
      return unreachable(command);
  }
}

/** Counted by their way, so that strangers who fill the admins' queue keep nobody from showing a mail. */
function request({ data }: RequestOwnership, state: CompanyMembers): RequestDecision {
  if (isOwner(state, data.userId) || requestOf(state, data)?.askedAt === data.at) return accepted();
  const others = state.requests.filter((one) => one.userId !== data.userId && isWaiting(one, data.at));
  const sameWay = others.filter(({ expiresAt }) => (expiresAt === null) === (data.expiresAt === null));
  if (sameWay.length >= limits.openOwnershipRequests) return refused({ code: 'too-many-ownership-requests' });
  return accepted({ type: 'ownership-requested', data });
}

/** Once, and only for the latest request, so that only one mail ever opens anything. */
function issue({ data: { askedAt, ...issued } }: IssueOwnershipProof, state: CompanyMembers): RequestDecision {
  const own = requestOf(state, issued);
  if (own === undefined || own.askedAt !== askedAt) return refused({ code: 'ownership-request-unknown' });
  if (own.standing !== 'mailed' || own.tokenHash !== null) return accepted();
  return accepted({ type: 'ownership-proof-issued', data: issued });
}

function prove({ data }: ProveOwnership, state: CompanyMembers): RequestDecision {
  const { tokenHash, domain, ...person } = data;
  const shown = state.requests.find((one) => one.tokenHash === tokenHash);
  if (shown === undefined) return refused({ code: 'ownership-proof-unknown' });
  if (shown.userId !== person.userId) return refused({ code: 'ownership-proof-of-another' });
  switch (shown.standing) {
    case 'mailed':
      return answered(shown, data, state);
    case 'open':
    case 'granted':
      return accepted();
    case 'declined':
    case 'withdrawn':
      return refused({ code: 'ownership-proof-unknown' });
    default:
      return unreachable(shown.standing);
  }
}

function answered(
  { expiresAt }: OwnershipRequest,
  { tokenHash: _, domain, ...person }: ProveOwnership['data'],
  state: CompanyMembers,
): RequestDecision {
  if (expiresAt !== null && person.at >= expiresAt) return refused({ code: 'ownership-proof-expired' });
  if (domain === null) return refused({ code: 'ownership-proof-of-other-site' });
  const proved: MembershipEvent = { type: 'ownership-proved', data: { ...person, domain } };
  if (state.status === 'owned') return accepted(proved);
  return accepted<MembershipEvent>(proved, { type: 'owner-added', data: person });
}

/** An answer counts once: a second admin who says the same changes nothing, one who says otherwise is told. */
function answer({ data }: AnswerOwnershipRequest, state: CompanyMembers): RequestDecision {
  const { companyId, userId, at } = data;
  const asked = requestOf(state, data);
  if (asked === undefined) return refused({ code: 'ownership-request-unknown' });
  if (asked.standing === (data.granted ? 'granted' : 'declined')) return accepted();
  if (asked.standing !== 'open') return refused({ code: 'ownership-request-answered' });
  const person = { companyId, userId, at };
  if (!data.granted) return accepted({ type: 'ownership-declined', data: { ...person, reason: data.reason } });
  return accepted<MembershipEvent>({ type: 'ownership-granted', data: person }, { type: 'owner-added', data: person });
}

function withdraw({ data }: WithdrawOwnershipRequest, state: CompanyMembers): RequestDecision {
  const own = requestOf(state, data);
  if (own === undefined || (own.standing !== 'open' && own.standing !== 'mailed')) return accepted();
  return accepted({ type: 'ownership-request-withdrawn', data });
}

const requestOf = (state: CompanyMembers, { userId }: { readonly userId: string }) =>
  state.requests.find((one) => one.userId === userId);
