import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { accept, invite, invited, named, owns, person, withdrawn } from '../testing/invitations.ts';
import { later, mio, moments, noon, sora, users } from '../testing/samples.ts';
import type { MembershipCommand } from './commands.ts';
import { membershipDecider } from './decide.ts';
import type { MembershipEvent } from './events.ts';

describe('leave-ownership', () => {
  const leave = { type: 'leave-ownership', data: person() } as const;
  it('removes the owner and the invitations they sent', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when(leave)
      .then([{ type: 'owner-left', data: person() }, withdrawn()]);
  });
  it('rejects the last owner', () => given(membershipDecider, [owns()]).when(leave).thenRefused('last-owner'));
  it('does nothing for non-owners', () =>
    given(membershipDecider, [owns(sora)])
      .when(leave)
      .thenNothing());
});

describe('set-owner off', () => {
  it('revokes a removed owner’s invitations', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when({ type: 'set-owner', data: { ...person(), on: false } })
      .then([{ type: 'owner-removed', data: person() }, withdrawn()]);
  });
});

describe('restore-owner', () => {
  const restore = (since = noon) => ({ type: 'restore-owner', data: { ...person(sora, later), since } }) as const;
  const removed: MembershipEvent = { type: 'owner-removed', data: person(sora) };
  it('restores a removed owner', () => {
    given(membershipDecider, [owns(), owns(sora), removed])
      .when(restore())
      .then([{ type: 'owner-added', data: person(sora, later) }]);
  });
  it('rejects old removals, owners who left and accounts that never owned the page', () => {
    given(membershipDecider, [owns(), owns(sora), removed])
      .when(restore(later))
      .thenRefused('never-removed');
    given(membershipDecider, [owns(), owns(sora), { type: 'owner-left', data: person(sora) }])
      .when(restore())
      .thenRefused('never-removed');
    given(membershipDecider, [owns()]).when(restore()).thenRefused('never-removed');
  });
  it('does nothing for owners', () =>
    given(membershipDecider, [owns(sora)])
      .when(restore())
      .thenNothing());
});

describe('transfer-ownership', () => {
  const transfer = (to = sora) => ({ type: 'transfer-ownership', data: { ...person(), to } }) as const;
  it('transfers ownership to another owner and withdraws the own invitations', () => {
    given(membershipDecider, [owns(), owns(sora), invited()])
      .when(transfer())
      .then([{ type: 'ownership-transferred', data: { ...person(), to: sora } }, withdrawn()]);
  });
  it('rejects non-owners and a transfer to oneself', () => {
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

it('is idempotent', () => expectIdempotent(membershipDecider, command));
it('folds events in any order', () => expectTotalEvolve(membershipDecider, command));
it('always keeps an owner, whoever leaves', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const own = { type: 'set-owner', data: { ...person(), on: true } } as const;
      expect(run(membershipDecider, [own, ...commands]).state.owners).not.toEqual([]);
    }),
  );
});
