import type { ToldBrowser } from './told-browser.ts';

/** Where a session was opened: its browser, and the `uid` of the provider's session there, null where there is none. */
export type SessionOrigin = ToldBrowser & { readonly browserSession: string | null };
