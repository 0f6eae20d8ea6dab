import { type AccountId, type AccountMode, accountId, type CompanyId, companyId } from '@meikan/domain';
import type { Pack } from './pack.ts';

/** An account that identity shall open. `password` null: nobody signs in with it. */
export type DemoAccount = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly name: string;
  readonly mode: AccountMode;
  readonly admin: boolean;
  readonly password: string | null;
};

/** Printed at the start of a demo; worth nothing, since demo data does not exist in production. */
export const DEMO_PASSWORD = 'neko-to-meikan-2026';

/** Somebody of the pack with a full profile, articles, bookmarks and followers. */
export const DEMO_GENERAL = accountId('kurosaki-mio');
export const DEMO_BUSINESS = accountId('demo-business');
export const DEMO_ADMIN = accountId('demo-admin');

export type DemoRole = 'general' | 'business' | 'admin';

const emailOf = (id: string) => `${id}@demo.meikan.example`;

/** Who signs in as what, for the launcher's greeting, the token command and the tests. */
export const DEMO_ACCOUNTS: Readonly<
  Record<DemoRole, { readonly accountId: AccountId; readonly email: string; readonly password: string }>
> = {
  general: { accountId: DEMO_GENERAL, email: emailOf(DEMO_GENERAL), password: DEMO_PASSWORD },
  business: { accountId: DEMO_BUSINESS, email: emailOf(DEMO_BUSINESS), password: DEMO_PASSWORD },
  admin: { accountId: DEMO_ADMIN, email: emailOf(DEMO_ADMIN), password: DEMO_PASSWORD },
};

/** The business account owns the first company by id. */
export function demoCompany(pack: Pack): CompanyId {
  const [first] = pack.companies.map(({ id }) => id).sort();
  if (first === undefined) throw new Error('the demo pack has no company');
  return companyId(first);
}

/** Everybody of the pack and the two accounts that are nobody's profile. */
export function demoAccounts(pack: Pack): readonly DemoAccount[] {
  const people = pack.people.map(({ id, name }): DemoAccount => {
    const account = accountId(id);
    const password = account === DEMO_GENERAL ? DEMO_PASSWORD : null;
    return { accountId: account, email: emailOf(id), name, mode: 'general', admin: false, password };
  });
  const extra = { password: DEMO_PASSWORD } as const;
  return [
    ...people,
    { ...DEMO_ACCOUNTS.business, ...extra, name: '名鑑デモ 法人担当', mode: 'business', admin: false },
    { ...DEMO_ACCOUNTS.admin, ...extra, name: '名鑑デモ 運営', mode: 'general', admin: true },
  ];
}
