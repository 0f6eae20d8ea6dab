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
  it('invites an address', () => {
    given(membershipDecider, [owns()]).when(invite()).then([invited()]);
  });
  it('rejects a second invitation of an address, in any case of letters, until the first has expired', () => {
    const again = invite({ invitationId: 'i-2', address: 'sora@example.JP' });
    asked().when(again).thenRefused('already-invited', 'email');
    const late = invite({ ...again.data, at: inAWeek });
    asked()
      .when(late)
      .then([{ type: 'owner-invited', data: late.data }]);
  });
  it('rejects too many open invitations', () => {
    const many = Array.from({ length: limits.openInvitations }, (_, n) =>
      invited({ invitationId: `o-${n}`, address: `${n}@example.jp` }),
    );
    given(membershipDecider, [owns(), ...many])
      .when(invite())
      .thenRefused('too-many-invitations');
  });
  it('rejects an invitation to take over by a non-owner', () => {
    given(membershipDecider, [owns(sora)])
      .when(invite({ handOver: true }))
      .thenRefused('not-an-owner', 'handOver');
  });
  it('does nothing for the same invitation', () => asked().when(invite()).thenNothing());
});

describe('issue-invitation', () => {
  const issue = { type: 'issue-invitation', data: { ...named(), tokenHash: 'hash' } } as const;
  it('records the hash of the secret once', () => {
    given(membershipDecider, [owns(), invited()]).when(issue).then([issued]);
    asked()
      .when({ ...issue, data: { ...issue.data, tokenHash: 'another' } })
      .thenNothing();
  });
  it('does nothing for withdrawn and unknown invitations', () => {
    given(membershipDecider, [owns(), invited(), withdrawn()]).when(issue).thenNothing();
    given(membershipDecider, [owns()]).when(issue).thenRefused('invitation-unknown');
  });
});

describe('accept-invitation', () => {
  it('adds an owner until the invitation expires', () => {
    asked()
      .when(accept({ at: justBefore }))
      .then([acceptedBy(sora, justBefore), { type: 'owner-added', data: person(sora, justBefore) }]);
  });
  it('transfers ownership when the invitation says so', () => {
    given(membershipDecider, [owns(), invited({ handOver: true }), issued, invited({ invitationId: 'i-2' })])
      .when(accept())
      .then([
        acceptedBy(),
        { type: 'owner-added', data: person(sora) },
        { type: 'ownership-transferred', data: { ...person(), to: sora } },
        withdrawn('i-2'),
      ]);
  });
  it('is used up by an owner of the page too', () => asked(owns(sora)).when(accept()).then([acceptedBy()]));
  it('rejects a wrong secret, another address and an expired invitation', () => {
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
  it('rejects a second use by another account or by a removed owner', () => {
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
  it('withdraws an invitation', () => asked().when(withdraw).then([withdrawn()]));
  it('rejects accepted and unknown invitations', () => {
    asked(acceptedBy()).when(withdraw).thenRefused('invitation-used');
    given(membershipDecider, [owns()]).when(withdraw).thenRefused('invitation-unknown');
  });
  it('does nothing when nothing would change', () => asked(withdrawn()).when(withdraw).thenNothing());
});
