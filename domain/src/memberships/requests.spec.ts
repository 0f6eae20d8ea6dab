import { describe, expect, it } from 'vitest';
import { instant, userId } from '../kernel/ids.ts';
import { given } from '../testing/given-when-then.ts';
import { owns, person } from '../testing/invitations.ts';
import { inADay, mail, mailed, proofIssued, prove, proved, request, requested } from '../testing/ownership-requests.ts';
import { mio, noon, sora } from '../testing/samples.ts';
import { limits } from '../validation/limits.ts';
import type { AnswerOwnershipRequest } from './commands.ts';
import { membershipDecider } from './decide.ts';
import type { MembershipEvent } from './events.ts';
import { evolveMembers, noMembers } from './members.ts';
import { isWaiting } from './requests.ts';

const justBefore = instant('2026-11-22T11:59:59.999Z');
const waiting = (facts = {}) => given(membershipDecider, [requested(facts)]);
const fold = (...events: readonly MembershipEvent[]) => events.reduce(evolveMembers, noMembers);
const declined: MembershipEvent = { type: 'ownership-declined', data: { ...person(sora), reason: '確認できません。' } };
const granted: MembershipEvent = { type: 'ownership-granted', data: person(sora) };
const withdrawn: MembershipEvent = { type: 'ownership-request-withdrawn', data: person(sora) };
const others = (facts: Parameters<typeof requested>[0]) =>
  Array.from({ length: limits.openOwnershipRequests }, (_, n) => requested({ ...facts, userId: userId(`o-${n}`) }));

describe('request-ownership', () => {
  it('asks an admin, or by mail', () => {
    given(membershipDecider, []).when(request()).then([requested()]);
    given(membershipDecider, [owns(mio)])
      .when(request(mail))
      .then([requested(mail)]);
  });
  it('does nothing for an owner', () =>
    given(membershipDecider, [owns(sora)])
      .when(request())
      .thenNothing());
  it('replaces what the person asked before', () => {
    waiting({ ...mail, at: justBefore })
      .when(request())
      .then([requested()]);
    expect(fold(requested(mail), proofIssued, requested()).requests).toMatchObject([
      { standing: 'open', tokenHash: null },
    ]);
  });
  it('rejects one too many of the same way, and leaves the other way free', () => {
    given(membershipDecider, others({})).when(request()).thenRefused('too-many-ownership-requests');
    given(membershipDecider, others({}))
      .when(request(mail))
      .then([requested(mail)]);
    given(membershipDecider, others(mail)).when(request(mail)).thenRefused('too-many-ownership-requests');
    given(membershipDecider, [...others({}).slice(1), requested({ at: justBefore })])
      .when(request())
      .then([requested()]);
  });
});

describe('issue-ownership-proof', () => {
  const issue = { type: 'issue-ownership-proof', data: { ...person(sora), askedAt: noon, tokenHash: 'hash' } } as const;
  it('records the hash of the secret once', () => {
    waiting(mail).when(issue).then([proofIssued]);
    mailed()
      .when({ ...issue, data: { ...issue.data, tokenHash: 'another' } })
      .thenNothing();
  });
  it('rejects a mail about a request that was replaced', () => {
    waiting({ ...mail, at: justBefore })
      .when(issue)
      .thenRefused('ownership-request-unknown');
  });
});

describe('prove-ownership', () => {
  it('makes an owner where nobody owns the page', () => {
    mailed()
      .when(prove())
      .then([proved(), owns(sora)]);
  });
  it('leaves it to an admin where somebody does', () => {
    mailed(owns(mio)).when(prove()).then([proved()]);
    expect(fold(owns(mio), requested(mail), proofIssued, proved()).requests).toMatchObject([
      { standing: 'open', provedDomain: 'tsubame.example' },
    ]);
  });
  it('does nothing when it is shown again, also to bring back who was removed', () => {
    mailed(proved(), owns(sora)).when(prove()).thenNothing();
    const removed: MembershipEvent = { type: 'owner-removed', data: person(sora) };
    mailed(proved(), owns(sora), owns(mio), removed).when(prove()).thenNothing();
  });
  it('rejects what is late, unknown, of somebody else, or of a website that the page has left', () => {
    mailed()
      .when(prove({ at: justBefore }))
      .then([proved(justBefore), { type: 'owner-added', data: person(sora, justBefore) }]);
    mailed()
      .when(prove({ at: inADay }))
      .thenRefused('ownership-proof-expired');
    mailed()
      .when(prove({ tokenHash: 'another' }))
      .thenRefused('ownership-proof-unknown');
    mailed()
      .when(prove({ userId: mio }))
      .thenRefused('ownership-proof-of-another');
    mailed()
      .when(prove({ domain: null }))
      .thenRefused('ownership-proof-of-other-site');
  });
  it.each([
    ['declined', declined],
    ['withdrawn', withdrawn],
  ])('rejects the mail of a request that was %s', (_, event) => {
    mailed(event).when(prove()).thenRefused('ownership-proof-unknown');
  });
});

describe('answer-ownership-request', () => {
  const say = (granted: boolean): AnswerOwnershipRequest => ({
    type: 'answer-ownership-request',
    data: granted ? { ...person(sora), granted } : { ...person(sora), granted, reason: '確認できません。' },
  });
  it('makes an owner beside those that are there, or tells why not', () => {
    given(membershipDecider, [owns(mio), requested()])
      .when(say(true))
      .then([granted, owns(sora)]);
    waiting().when(say(false)).then([declined]);
  });
  it('does nothing when the same is said again', () => {
    given(membershipDecider, [requested(), granted, owns(sora)])
      .when(say(true))
      .thenNothing();
    given(membershipDecider, [requested(), declined]).when(say(false)).thenNothing();
  });
  it('rejects another answer, and one to what nobody asks', () => {
    given(membershipDecider, [requested(), declined]).when(say(true)).thenRefused('ownership-request-answered');
    given(membershipDecider, [requested(), withdrawn]).when(say(true)).thenRefused('ownership-request-answered');
    waiting(mail).when(say(true)).thenRefused('ownership-request-answered');
    given(membershipDecider, []).when(say(true)).thenRefused('ownership-request-unknown');
  });
});

describe('withdraw-ownership-request', () => {
  const take = { type: 'withdraw-ownership-request', data: person(sora) } as const;
  it('takes back what waits, and nothing else', () => {
    waiting().when(take).then([withdrawn]);
    waiting(mail).when(take).then([withdrawn]);
    given(membershipDecider, [requested(), declined]).when(take).thenNothing();
    given(membershipDecider, []).when(take).thenNothing();
  });
});

it('a request is settled when the person comes to own the page otherwise', () => {
  expect(fold(requested(), owns(sora)).requests).toMatchObject([{ standing: 'granted' }]);
  expect(fold(requested(), declined, owns(sora)).requests).toMatchObject([{ standing: 'declined' }]);
});

it('a request by mail takes no place once its mail has expired', () => {
  const [one] = fold(requested(mail)).requests;
  if (one === undefined) throw new Error('no request');
  expect([isWaiting(one, justBefore), isWaiting(one, inADay)]).toEqual([true, false]);
});
