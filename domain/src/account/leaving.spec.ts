import { describe, it } from 'vitest';
import { given } from '../testing/given-when-then.ts';
import { later, mioAccount, noon } from '../testing/samples.ts';
import { accountDecider } from './decide.ts';
import type { AccountEvent, AccountMode } from './events.ts';

const opening = (mode: AccountMode) => ({ accountId: mioAccount, mode, at: noon });
const opened: AccountEvent = { type: 'account-opened', data: opening('general') };
const leaving: AccountEvent = { type: 'leaving-begun', data: { at: noon, closesAt: later } };
const closed: AccountEvent = { type: 'account-closed', data: { at: noon } };
const account = (...events: readonly AccountEvent[]) => given(accountDecider, [opened, ...events]);
const at = noon;

describe('begin-leaving', () => {
  const begin = (closesAt = later) => ({ type: 'begin-leaving', data: { at, closesAt } }) as const;
  it('begins to leave', () => account().when(begin()).then([leaving]));
  it('rejects closed accounts', () => account(closed).when(begin()).thenRefused('account-closed'));
  it('does nothing for who leaves already: the day that was said first stands', () =>
    account(leaving).when(begin(noon)).thenNothing());
});

describe('stop-leaving', () => {
  const stop = (moment = noon) => ({ type: 'stop-leaving', data: { at: moment } }) as const;
  it('lets who thinks better of it stay', () =>
    account(leaving)
      .when(stop())
      .then([{ type: 'leaving-stopped', data: { at } }]));
  it('rejects it once the day has come, and of closed accounts', () => {
    account(leaving).when(stop(later)).thenRefused('leaving-over');
    account(closed).when(stop()).thenRefused('account-closed');
  });
  it('does nothing for who stays', () => account().when(stop()).thenNothing());
});

describe('close-account', () => {
  const close = (moment = later) => ({ type: 'close-account', data: { at: moment } }) as const;
  it('closes the account of who has left', () =>
    account(leaving)
      .when(close())
      .then([{ type: 'account-closed', data: { at: later } }]));
  it('rejects who stays, who thought better of it, and before the day', () => {
    account().when(close()).thenRefused('not-leaving');
    account(leaving, { type: 'leaving-stopped', data: { at } }).when(close()).thenRefused('not-leaving');
    account(leaving).when(close(noon)).thenRefused('not-leaving');
  });
  it('rejects unknown accounts', () => given(accountDecider, []).when(close()).thenRefused('account-unknown'));
  it('does nothing the second time', () => account(closed).when(close()).thenNothing());
});
