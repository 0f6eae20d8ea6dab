export type { StoredAccount } from './accounts/account-store.ts';
export type { DemoAccount } from './accounts/demo-accounts.ts';
export { type OwnAccount, openOwnAccounts } from './accounts/open-own-accounts.ts';
export { identitySettings } from './configuration.ts';
export { type Credentials, fetchDemoIdToken, fetchDemoToken } from './demo-token.ts';
export { createIdentity, type Identity, type IdentityDependencies } from './identity.ts';
export { openAuthenticate } from './sessions/open-authenticate.ts';
export { type IdentitySettings, type IssuerSettings, PWA_CLIENT_ID, SIGN_IN_ROUTE, SILENT_ROUTE } from './settings.ts';
export type { Exchanged } from './tokens/exchange.ts';
