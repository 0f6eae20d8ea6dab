import { accountAnswer, getMe } from '@meikan/contracts';
import { fetchDemoToken } from '@meikan/identity';
import { DEMO_ACCOUNTS, type DemoRole } from '@meikan/local';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';

/** What a window keeps of a session: the token, and the account as it was last seen. */
const kept = z.array(z.object({ name: z.string(), value: z.string() }));
type Kept = z.output<typeof kept>;

/** The sessions of the demo's accounts, one each. They are worth as much in every copy of the database that they were opened in. */
export type Sessions = Readonly<Record<DemoRole, Kept>>;

const sessions: z.ZodType<Sessions> = z.object({ general: kept, business: kept, admin: kept });

const me = z.object({ payload: accountAnswer });

async function openSession(url: string, role: DemoRole): Promise<Kept> {
  const token = await fetchDemoToken(url, DEMO_ACCOUNTS[role]);
  const answer = await fetch(new URL(getMe.path, url), { headers: { authorization: `Bearer ${token}` } });
  const { payload } = me.parse(await answer.json());
  return [
    { name: 'meikan.session', value: token },
    { name: 'meikan.account', value: JSON.stringify(payload) },
  ];
}

/** Signs the demo's accounts in at a running instance, as an app does that has no window. */
export async function openSessions(url: string): Promise<Sessions> {
  const [general, business, admin] = await Promise.all([
    openSession(url, 'general'),
    openSession(url, 'business'),
    openSession(url, 'admin'),
  ]);
  return { general, business, admin };
}

/** Reads what `openSessions` answered and somebody wrote down as JSON. */
export const readSessions = (text: string): Sessions => sessions.parse(JSON.parse(text));

/** Opens a window that is signed in. */
export const signedIn = (url: string, localStorage: Kept): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [{ origin: url, localStorage: [...localStorage] }] },
});
