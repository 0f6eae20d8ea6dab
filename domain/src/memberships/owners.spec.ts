import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, userId } from '../kernel/ids.ts';
import { expectSafeToSendTwice, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, mio, moments, noon, sora, tsubame, users } from '../testing/samples.ts';
import { limits } from '../validation/limits.ts';
import type { AcceptInvitation, InviteOwner, MembershipCommand } from './commands.ts';
import { membershipDecider } from './decide.ts';
import type { MembershipEvent } from './events.ts';

const inAWeek = instant('2026-11-28T12:00:00.000Z');
const justBefore = instant('2026-11-28T11:59:59.999Z');
const person = (id = mio, at = noon) => ({ companyId: tsubame, userId: id, at });
const owns = (id = mio): MembershipEvent => ({ type: 'owner-added', data: person(id) });
const named = (invitationId = 'i-1', at = noon) => ({ companyId: tsubame, invitationId, at });

const invite = (facts: Partial<InviteOwner['data']> = {}): InviteOwner => ({
  type: 'invite-owner',
  data: {
    ...named(),
    address: 'Sora@Example.jp',
    handOver: false,
    invitedBy: mio,
    expiresAt: inAWeek,
    ...facts,
  },
});
const invited = (facts: Partial<InviteOwner['data']> = {}): MembershipEvent => ({
  type: 'owner-invited',
  data: invite(facts).data,
});
const issued: MembershipEvent = { type: 'invitation-issued', data: { ...named(), tokenHash: 'hash' } };
const withdrawn = (id = 'i-1', at = noon): MembershipEvent => ({ type: 'invitation-withdrawn', data: named(id, at) });
const acceptedBy = (id = sora, at = noon): MembershipEvent => ({
  type: 'invitation-accepted',
  data: { ...named('i-1', at), userId: id },
});
const accept = (facts: Partial<AcceptInvitation['data']> = {}): AcceptInvitation => ({
  type: 'accept-invitation',
  data: { ...person(sora), tokenHash: 'hash', address: 'sora@example.jp', ...facts },
});
const asked = (...more: readonly MembershipEvent[]) => given(membershipDecider, [owns(), invited(), issued, ...more]);

describe('invite-owner', () => {
  it('asks somebody at an address', () => {
    given(membershipDecider, [owns()]).when(invite()).then([invited()]);
  });
  it('asks nobody twice at one time, whatever the case of the letters; again once it has expired', () => {
    const again = invite({ invitationId: 'i-2', address: 'sora@example.JP' });
    asked().when(again).thenRefused('already-invited', 'email');
    const late = invite({ ...again.data, at: inAWeek });
    asked()
      .when(late)
      .then([{ type: 'owner-invited', data: late.data }]);
  });
  it('refuses to ask too many at one time', () => {
    const many = Array.from({ length: limits.openInvitations }, (_, n) =>
      invited({ invitationId: `o-${n}`, address: `${n}@example.jp` }),
    );
    given(membershipDecider, [owns(), ...many])
      .when(invite())
      .thenRefused('too-many-invitations');
  });
  it('refuses to hand over what who asks does not own', () => {
    given(membershipDecider, [owns(sora)])
      .when(invite({ handOver: true }))
      .thenRefused('not-an-owner', 'handOver');
  });
  it('stays quiet when it was asked already', () => asked().when(invite()).thenNothing());
});

describe('issue-invitation', () => {
  const issue = { type: 'issue-invitation', data: { ...named(), tokenHash: 'hash' } } as const;
  it('says what the secret hashes to, once', () => {
    given(membershipDecider, [owns(), invited()]).when(issue).then([issued]);
    asked()
      .when({ ...issue, data: { ...issue.data, tokenHash: 'another' } })
      .thenNothing();
  });
  it('is nothing for what was withdrawn or never was', () => {
    given(membershipDecider, [owns(), invited(), withdrawn()]).when(issue).thenNothing();
    given(membershipDecider, [owns()]).when(issue).thenRefused('invitation-unknown');
  });
});

describe('accept-invitation', () => {
  it('makes the invited an owner beside the others, until the last moment', () => {
    asked()
      .when(accept({ at: justBefore }))
      .then([acceptedBy(sora, justBefore), { type: 'owner-added', data: person(sora, justBefore) }]);
  });
  it('hands the page over where it was asked so', () => {
    given(membershipDecider, [owns(), invited({ handOver: true }), issued, invited({ invitationId: 'i-2' })])
      .when(accept())
      .then([
        acceptedBy(),
        { type: 'owner-added', data: person(sora) },
        { type: 'ownership-transferred', data: { ...person(), to: sora } },
        withdrawn('i-2'),
      ]);
  });
  it('is spent also by somebody who owns the page', () => asked(owns(sora)).when(accept()).then([acceptedBy()]));
  it('refuses the wrong secret, another address, and what is over', () => {
    asked()
      .when(accept({ tokenHash: 'guess' }))
      .thenRefused('invitation-unknown');
    asked()
      .when(accept({ address: 'riku@example.jp' }))
      .thenRefused('invitation-of-another');
    asked()
      .when(accept({ at: inAWeek }))
      .thenRefused('invitation-expired');
    asked(withdrawn()).when(accept()).thenRefused('invitation-withdrawn');
  });
  it('is good once (security.md H53): not for another account, and not for an owner who was removed', () => {
    const used = [acceptedBy(), owns(sora)];
    asked(...used)
      .when(accept())
      .thenNothing();
    asked(...used)
      .when(accept({ userId: userId('u-riku') }))
      .thenRefused('invitation-used');
    asked(...used, { type: 'owner-removed', data: person(sora) })
      .when(accept())
      .thenRefused('invitation-used');
  });
});

describe('withdraw-invitation', () => {
  const withdraw = { type: 'withdraw-invitation', data: named() } as const;
  it('takes it back', () => asked().when(withdraw).then([withdrawn()]));
  it('refuses what was accepted or never was', () => {
    asked(acceptedBy()).when(withdraw).thenRefused('invitation-used');
    given(membershipDecider, [owns()]).when(withdraw).thenRefused('invitation-unknown');
  });
  it('stays quiet when it is so already', () => asked(withdrawn()).when(withdraw).thenNothing());
});

describe('leave-ownership', () => {
  const leave = { type: 'leave-ownership', data: person() } as const;
  it('goes, with whom the owner asked', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when(leave)
      .then([{ type: 'owner-left', data: person() }, withdrawn()]);
  });
  it('refuses the last owner', () => given(membershipDecider, [owns()]).when(leave).thenRefused('last-owner'));
  it('stays quiet for others', () =>
    given(membershipDecider, [owns(sora)])
      .when(leave)
      .thenNothing());
});

describe('set-owner off', () => {
  it('takes the invitations of who is removed with them (security.md H53)', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when({ type: 'set-owner', data: { ...person(), on: false } })
      .then([{ type: 'owner-removed', data: person() }, withdrawn()]);
  });
});

describe('restore-owner', () => {
  const restore = (since = noon) => ({ type: 'restore-owner', data: { ...person(sora, later), since } }) as const;
  const removed: MembershipEvent = { type: 'owner-removed', data: person(sora) };
  it('takes a removal back', () => {
    given(membershipDecider, [owns(), owns(sora), removed])
      .when(restore())
      .then([{ type: 'owner-added', data: person(sora, later) }]);
  });
  it('refuses what was long ago, who went of their own accord, and who never owned the page', () => {
    given(membershipDecider, [owns(), owns(sora), removed])
      .when(restore(later))
      .thenRefused('never-removed');
    given(membershipDecider, [owns(), owns(sora), { type: 'owner-left', data: person(sora) }])
      .when(restore())
      .thenRefused('never-removed');
    given(membershipDecider, [owns()]).when(restore()).thenRefused('never-removed');
  });
  it('stays quiet for owners', () =>
    given(membershipDecider, [owns(sora)])
      .when(restore())
      .thenNothing());
});

describe('transfer-ownership', () => {
  const transfer = (to = sora) => ({ type: 'transfer-ownership', data: { ...person(), to } }) as const;
  it('gives the own right to another owner, also as the last but one', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when(transfer())
      .then([{ type: 'ownership-transferred', data: { ...person(), to: sora } }, withdrawn()]);
  });
  it('refuses who does not own the page, and oneself', () => {
    given(membershipDecider, [owns()]).when(transfer()).thenRefused('not-an-owner', 'userId');
    given(membershipDecider, [owns(), owns(sora)])
      .when(transfer(mio))
      .thenRefused('not-an-owner', 'userId');
  });
});

const invitations = fc.constantFrom('i-1', 'i-2');
const hashes = fc.constantFrom('hash', 'other');
const addresses = fc.constantFrom('sora@example.jp', 'riku@example.jp');
const command: fc.Arbitrary<MembershipCommand> = fc.oneof(
  fc.record({ invitationId: invitations, address: addresses, handOver: fc.boolean(), at: moments }).map(invite),
  fc.record({ tokenHash: hashes, userId: users, address: addresses, at: moments }).map(accept),
  fc
    .tuple(invitations, hashes, moments)
    .map(
      ([id, tokenHash, at]): MembershipCommand => ({ type: 'issue-invitation', data: { ...named(id, at), tokenHash } }),
    ),
  fc
    .tuple(invitations, moments)
    .map(([id, at]): MembershipCommand => ({ type: 'withdraw-invitation', data: named(id, at) })),
  fc
    .tuple(users, users, moments)
    .map(([id, to, at]): MembershipCommand => ({ type: 'transfer-ownership', data: { ...person(id, at), to } })),
  fc.tuple(users, moments).map(([id, at]): MembershipCommand => ({ type: 'leave-ownership', data: person(id, at) })),
  fc
    .tuple(users, moments)
    .map(([id, at]): MembershipCommand => ({ type: 'restore-owner', data: { ...person(id, at), since: noon } })),
  fc
    .tuple(users, fc.boolean(), moments)
    .map(([id, on, at]): MembershipCommand => ({ type: 'set-owner', data: { ...person(id, at), on } })),
);

it('is safe to send twice', () => expectSafeToSendTwice(membershipDecider, command));
it('folds any order of events', () => expectTotalEvolve(membershipDecider, command));
it('never loses its last owner, whoever goes', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const own = { type: 'set-owner', data: { ...person(), on: true } } as const;
      expect(run(membershipDecider, [own, ...commands]).state.owners).not.toEqual([]);
    }),
  );
});
