import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { acceptedBy, invited, issued, owns, withdrawn } from '../testing/invitations.ts';
import { requested } from '../testing/ownership-requests.ts';
import { later, mio, moments, noon, sora, tsubame, users } from '../testing/samples.ts';
import type { RemovePerson, SetMember, SetOwner } from './commands.ts';
import { membershipDecider } from './decide.ts';
import type { MemberStatus, MembershipEvent } from './events.ts';

const person = (userId = mio, at = noon) => ({ companyId: tsubame, userId, at });
const own = (on: boolean, userId = mio, at = noon): SetOwner => ({
  type: 'set-owner',
  data: { ...person(userId, at), on },
});
const belong = (memberStatus: MemberStatus | null, userId = mio, at = noon): SetMember => ({
  type: 'set-member',
  data: { ...person(userId, at), memberStatus },
});
const mioOwns: MembershipEvent = { type: 'owner-added', data: person() };
const soraOwns: MembershipEvent = { type: 'owner-added', data: person(sora) };
const mioWorks: MembershipEvent = { type: 'member-joined', data: person() };

describe('set-owner', () => {
  it('adds an owner, and removes one of several', () => {
    given(membershipDecider, []).when(own(true)).then([mioOwns]);
    given(membershipDecider, [mioOwns, soraOwns])
      .when(own(false))
      .then([{ type: 'owner-removed', data: person() }]);
  });
  it('rejects removing the last owner', () => {
    given(membershipDecider, [mioOwns]).when(own(false)).thenRefused('last-owner');
  });
  it('does nothing when nothing would change', () => {
    given(membershipDecider, [mioOwns])
      .when(own(true, mio, later))
      .thenNothing();
    given(membershipDecider, [mioOwns]).when(own(false, sora)).thenNothing();
  });
});

describe('set-member', () => {
  it('adds members, marks them as former and removes them', () => {
    given(membershipDecider, []).when(belong('NOW-MEMBER')).then([mioWorks]);
    given(membershipDecider, [mioWorks])
      .when(belong('PASSED-MEMBER'))
      .then([{ type: 'member-left', data: person() }]);
    given(membershipDecider, [mioWorks])
      .when(belong(null))
      .then([{ type: 'member-removed', data: person() }]);
  });
  it('adds a former member', () => {
    given(membershipDecider, [])
      .when(belong('PASSED-MEMBER'))
      .then([{ type: 'member-left', data: person() }]);
  });
  it('does nothing when nothing would change', () => {
    given(membershipDecider, [mioWorks])
      .when(belong('NOW-MEMBER', mio, later))
      .thenNothing();
    given(membershipDecider, []).when(belong(null)).thenNothing();
  });
});

describe('remove-person', () => {
  const remove = (userId = mio): RemovePerson => ({ type: 'remove-person', data: person(userId) });
  const gone = (userId = mio): MembershipEvent => ({ type: 'person-removed', data: person(userId) });
  it('takes who left the directory out of the company, also as its last owner', () => {
    given(membershipDecider, [mioOwns, mioWorks]).when(remove()).then([gone()]);
  });
  it('withdraws whom they invited', () => {
    given(membershipDecider, [owns(), invited(), owns(sora)])
      .when(remove())
      .then([gone(), withdrawn()]);
  });
  it.each<[string, readonly MembershipEvent[]]>([
    ['a request', [requested()]],
    [
      'an answered one',
      [requested(), { type: 'ownership-declined', data: { ...person(sora), reason: '別の会社です' } }],
    ],
    ['the address at which they were invited', [invited(), issued, acceptedBy()]],
    ['that they were removed', [owns(sora), owns(), { type: 'owner-removed', data: person(sora) }]],
  ])('keeps nothing of theirs: %s', (_, past) => {
    given(membershipDecider, past)
      .when(remove(sora))
      .then([gone(sora)]);
    const { decide, evolve, initial } = membershipDecider;
    const state = [...past, gone(sora)].reduce(evolve, initial);
    expect(JSON.stringify(state)).not.toContain(sora);
    expect(decide(remove(sora), state)).toEqual({ kind: 'accepted', events: [] });
  });
  it('does nothing for who has no part in it', () =>
    given(membershipDecider, [mioOwns]).when(remove(sora)).thenNothing());
});

const command: fc.Arbitrary<SetOwner | SetMember> = fc.oneof(
  fc.tuple(fc.boolean(), users, moments).map((command) => own(...command)),
  fc
    .tuple(fc.constantFrom<MemberStatus | null>('NOW-MEMBER', 'PASSED-MEMBER', null), users, moments)
    .map((command) => belong(...command)),
);

it('is idempotent', () => expectIdempotent(membershipDecider, command));
it('folds events in any order', () => expectTotalEvolve(membershipDecider, command));
it('always keeps an owner', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const owned = run(membershipDecider, [own(true), ...commands]).state;
      expect([owned.status, owned.owners.length > 0]).toEqual(['owned', true]);
    }),
  );
});
it('agrees with a naive model', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const owners = new Set<string>();
      const members = new Map<string, MemberStatus | null>();
      for (const { type, data } of commands) {
        if (type === 'set-member') members.set(data.userId, data.memberStatus);
        else if (data.on) owners.add(data.userId);
        else if (owners.size > 1) owners.delete(data.userId);
      }
      const { state } = run(membershipDecider, commands);
      expect(new Set(state.owners)).toEqual(owners);
      expect(new Set(state.members.map(({ userId, memberStatus }) => `${userId} ${memberStatus}`))).toEqual(
        new Set([...members].filter(([, status]) => status !== null).map(([id, status]) => `${id} ${status}`)),
      );
    }),
  );
});
