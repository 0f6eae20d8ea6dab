import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { companies, kikitome, later, mioAccount, moments, noon, tsubame } from '../testing/samples.ts';
import { type AccountCommand, accountDecider } from './decide.ts';
import type { AccountEvent, AccountMode } from './events.ts';

const opening = (mode: AccountMode) => ({ accountId: mioAccount, mode, at: noon });
const opened: AccountEvent = { type: 'account-opened', data: opening('general') };
const business: AccountEvent = { type: 'account-opened', data: opening('business') };
const closed: AccountEvent = { type: 'account-closed', data: { at: noon } };
const account = (...events: readonly AccountEvent[]) => given(accountDecider, [opened, ...events]);
const at = noon;

describe('open-account', () => {
  const open = (mode: AccountMode) => ({ type: 'open-account', data: opening(mode) }) as const;
  it('opens an account', () => given(accountDecider, []).when(open('general')).then([opened]));
  it('rejects another mode and a closed account', () => {
    account().when(open('business')).thenRefused('account-mode-fixed');
    account(closed).when(open('general')).thenRefused('account-closed');
  });
  it('does nothing when the account is open', () => account().when(open('general')).thenNothing());
});

describe('assign-company', () => {
  const assign = (companyId = tsubame) => ({ type: 'assign-company', data: { companyId, at } }) as const;
  const assigned: AccountEvent = { type: 'company-assigned', data: { companyId: tsubame, at } };
  it('assigns the company that a business account acts for', () => {
    given(accountDecider, [business]).when(assign()).then([assigned]);
    given(accountDecider, [business, assigned])
      .when(assign(kikitome))
      .then([{ type: 'company-assigned', data: { companyId: kikitome, at } }]);
  });
  it('rejects general accounts', () => account().when(assign()).thenRefused('not-a-business-account'));
  it('does nothing when nothing would change', () =>
    given(accountDecider, [business, assigned]).when(assign()).thenNothing());
});

describe('unassign-company', () => {
  const unassign = (companyId = tsubame) => ({ type: 'unassign-company', data: { companyId, at } }) as const;
  const assigned: AccountEvent = { type: 'company-assigned', data: { companyId: tsubame, at } };
  it('ends the assignment', () =>
    given(accountDecider, [business, assigned])
      .when(unassign())
      .then([{ type: 'company-unassigned', data: { companyId: tsubame, at } }]));
  it('does nothing for another company', () =>
    given(accountDecider, [business, assigned]).when(unassign(kikitome)).thenNothing());
  it('rejects closed accounts', () => account(closed).when(unassign()).thenRefused('account-closed'));
});

describe('set-admin', () => {
  const set = (admin: boolean) => ({ type: 'set-admin', data: { admin, at } }) as const;
  const granted: AccountEvent = { type: 'admin-granted', data: { at } };
  it('grants and withdraws admin rights', () => {
    account().when(set(true)).then([granted]);
    account(granted)
      .when(set(false))
      .then([{ type: 'admin-withdrawn', data: { at } }]);
  });
  it('rejects unknown and closed accounts', () => {
    given(accountDecider, []).when(set(true)).thenRefused('account-unknown');
    account(closed).when(set(true)).thenRefused('account-closed');
  });
  it('does nothing when nothing would change', () => account(granted).when(set(true)).thenNothing());
});

describe('set-disabled', () => {
  const set = (disabled: boolean) => ({ type: 'set-disabled', data: { disabled, at } }) as const;
  const disabled: AccountEvent = { type: 'account-disabled', data: { at } };
  it('disables and enables an account', () => {
    account().when(set(true)).then([disabled]);
    account(disabled)
      .when(set(false))
      .then([{ type: 'account-enabled', data: { at } }]);
  });
  it('rejects closed accounts', () => account(closed).when(set(true)).thenRefused('account-closed'));
  it('does nothing when nothing would change', () => account().when(set(false)).thenNothing());
});

describe('record-password-change', () => {
  const record = (moment = noon) => ({ type: 'record-password-change', data: { how: 'reset', at: moment } }) as const;
  it('records each change of a password', () => {
    account()
      .when(record())
      .then([{ type: 'password-changed', data: { how: 'reset', at: noon } }]);
  });
  it('rejects closed accounts', () => account(closed).when(record()).thenRefused('account-closed'));
  it('does nothing for a change that is recorded', () => {
    account({ type: 'password-changed', data: { how: 'reset', at: later } })
      .when(record(later))
      .thenNothing();
  });
});

describe('close-account', () => {
  const close = { type: 'close-account', data: { at } } as const;
  it('closes an account', () => account().when(close).then([closed]));
  it('rejects unknown accounts', () => given(accountDecider, []).when(close).thenRefused('account-unknown'));
  it('does nothing the second time', () => account(closed).when(close).thenNothing());
});

const command: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc
    .constantFrom<AccountMode>('general', 'business')
    .map((mode): AccountCommand => ({ type: 'open-account', data: opening(mode) })),
  companies.map((companyId): AccountCommand => ({ type: 'assign-company', data: { companyId, at } })),
  companies.map((companyId): AccountCommand => ({ type: 'unassign-company', data: { companyId, at } })),
  fc.boolean().map((admin): AccountCommand => ({ type: 'set-admin', data: { admin, at } })),
  fc.boolean().map((disabled): AccountCommand => ({ type: 'set-disabled', data: { disabled, at } })),
  moments.map((moment): AccountCommand => ({ type: 'record-password-change', data: { how: 'changed', at: moment } })),
  fc.constant<AccountCommand>({ type: 'close-account', data: { at } }),
);

it('is idempotent', () => expectIdempotent(accountDecider, command));
it('folds events in any order', () => expectTotalEvolve(accountDecider, command));
it('agrees with a naive model', () => {
  type Card = { mode: AccountMode; admin: boolean; disabled: boolean } | 'closed' | null;
  const written = (card: Card, { type, data }: AccountCommand): Card => {
    if (type === 'open-account') return card ?? { mode: data.mode, admin: false, disabled: false };
    if (card === null || card === 'closed') return card;
    if (type === 'set-admin') return { ...card, admin: data.admin };
    if (type === 'set-disabled') return { ...card, disabled: data.disabled };
    return type === 'close-account' ? 'closed' : card;
  };
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const { state } = run(accountDecider, commands);
      const kept: Card =
        state.status === 'none'
          ? null
          : state.status === 'closed'
            ? 'closed'
            : { mode: state.mode, admin: state.admin, disabled: state.status === 'disabled' };
      expect(kept).toEqual(commands.reduce<Card>(written, null));
    }),
  );
});
