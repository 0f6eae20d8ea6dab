import { accountId, asYearMonth, type CompanyCommand, type UserCommand, type UserId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { at, type TestApp, tsubame } from './test-app.ts';

/** Opens an account, for who has left it. */
export async function closeAccountOf(app: Pick<TestApp, 'send'>, person: UserId): Promise<void> {
  const account = accountId(person);
  const stream = streams.account(account);
  await app.send(stream, { type: 'open-account', data: { accountId: account, mode: 'general', at } });
  await app.send(stream, { type: 'begin-leaving', data: { at, closesAt: at } });
  await app.send(stream, { type: 'close-account', data: { at } });
}

type WorkRow = { readonly end: string | null };

export const hide = (disabled: boolean): UserCommand => ({
  type: 'set-user-disabled',
  data: { disabled, reason: null },
});
export const verify = (verified: boolean): CompanyCommand => ({
  type: 'set-company-verified',
  data: { verified, reason: null },
});
/** Work at つばめ勘定, a row each. */
export const workThere = (rows: readonly WorkRow[]): UserCommand => ({
  type: 'change-profile-section',
  data: {
    section: 'work-experiences',
    value: rows.map(({ end }) => ({
      companyId: tsubame,
      companyName: null,
      jobTitle: null,
      jobOverview: null,
      duration: { start: asYearMonth('2020-04'), end: end === null ? null : asYearMonth(end) },
    })),
  },
});
