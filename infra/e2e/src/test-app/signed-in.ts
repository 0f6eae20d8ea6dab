import { accountAnswer, getMe } from '@meikan/contracts';
import { fetchDemoToken } from '@meikan/identity';
import { DEMO_ACCOUNTS, type DemoRole } from '@meikan/local';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';

const session = z.object({ 'meikan.session': z.string(), 'meikan.account': z.string() });

/** What the app keeps of who is signed in: the token, and the account as it was last seen. */
export type Session = z.output<typeof session>;

/** The sessions of the demo's accounts, one each. They are worth as much in every copy of the database that they were opened in. */
export type Sessions = Readonly<Record<DemoRole, Session>>;

const sessions: z.ZodType<Sessions> = z.object({ general: session, business: session, admin: session });

const me = z.object({ payload: accountAnswer });

/** Signs a demo account in at a running instance, as an app does that has no window. */
export async function openSession(url: string, role: DemoRole): Promise<Session> {
  const token = await fetchDemoToken(url, DEMO_ACCOUNTS[role]);
  const answer = await fetch(new URL(getMe.path, url), { headers: { authorization: `Bearer ${token}` } });
  const { payload } = me.parse(await answer.json());
  return { 'meikan.session': token, 'meikan.account': JSON.stringify(payload) };
}

/** Signs all of them in. */
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
export function signedIn(url: string, session: Session): BrowserContextOptions {
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
