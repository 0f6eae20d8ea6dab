import { describe, it } from 'vitest';
import { userId } from '../kernel/ids.ts';
import { given } from '../testing/given-when-then.ts';
import {
  accept,
  acceptedBy,
  asked,
  inAWeek,
  invite,
  invited,
  issued,
  justBefore,
  named,
  owns,
  person,
  withdrawn,
} from '../testing/invitations.ts';
import { sora } from '../testing/samples.ts';
import { limits } from '../validation/limits.ts';
import { membershipDecider } from './decide.ts';

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
  it('is good once: not for another account, and not for an owner who was removed', () => {
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
