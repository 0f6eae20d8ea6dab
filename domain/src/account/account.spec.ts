import { describe, it } from 'vitest';
import { given } from '../testing/given-when-then.ts';
import { kikitome, later, mioAccount, noon, tsubame } from '../testing/samples.ts';
import { accountDecider } from './decide.ts';
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

describe('record-email-change', () => {
  const record = (moment = noon) => ({ type: 'record-email-change', data: { at: moment } }) as const;
  const changed: AccountEvent = { type: 'email-changed', data: { at: noon } };
  it('records each change of the address, and which it is stays with identity', () => {
    account().when(record()).then([changed]);
    account(changed)
      .when(record(later))
      .then([{ type: 'email-changed', data: { at: later } }]);
  });
  it('rejects unknown and closed accounts', () => {
    given(accountDecider, []).when(record()).thenRefused('account-unknown');
    account(closed).when(record()).thenRefused('account-closed');
  });
  it('does nothing for a change that is recorded', () => account(changed).when(record()).thenNothing());
});

describe('turn-second-factor-on', () => {
  const turnOn = { type: 'turn-second-factor-on', data: { at } } as const;
  const on: AccountEvent = { type: 'second-factor-turned-on', data: { at } };
  const off: AccountEvent = { type: 'second-factor-turned-off', data: { by: 'owner', at } };
  it('turns it on, again too after it was off', () => {
    account().when(turnOn).then([on]);
    account(on, off).when(turnOn).then([on]);
  });
  it('rejects unknown and closed accounts', () => {
    given(accountDecider, []).when(turnOn).thenRefused('account-unknown');
    account(closed).when(turnOn).thenRefused('account-closed');
  });
  it('does nothing where it is on', () => account(on).when(turnOn).thenNothing());
});

describe('turn-second-factor-off', () => {
  const turnOff = (by: 'owner' | 'operator') => ({ type: 'turn-second-factor-off', data: { by, at } }) as const;
  const on: AccountEvent = { type: 'second-factor-turned-on', data: { at } };
  it('turns it off, and says who did', () =>
    account(on)
      .when(turnOff('operator'))
      .then([{ type: 'second-factor-turned-off', data: { by: 'operator', at } }]));
  it('rejects closed accounts', () => account(closed).when(turnOff('owner')).thenRefused('account-closed'));
  it('does nothing where it is off', () => account().when(turnOff('owner')).thenNothing());
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
