import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Names for its owner to know a session by; null for what is not known. */
export type ToldBrowser = { readonly browser: string | null; readonly system: string | null };

/** What is longer is no browser's. */
const LONGEST = 1_000;
const BROWSERS: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set([...Object.values(OS_MAP), 'iPhone', 'iPad']);

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/** What a `user-agent` tells, in names that are known: nothing else that it says is kept, and it proves nothing. */
export function toldBrowser(userAgent: string | undefined): ToldBrowser {
  if (!userAgent || userAgent.length > LONGEST) return { browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  return { browser: known(BROWSERS, browser.name), system: known(SYSTEMS, platform.model) ?? known(SYSTEMS, os.name) };
}
