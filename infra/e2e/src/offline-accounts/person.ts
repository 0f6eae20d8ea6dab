import { DEMO_ACCOUNTS, type DemoRole } from '@meikan/local';
import { eventually, inTime } from '@meikan/testkit';
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { visit } from '../places/settled.ts';
import type { TestAppOfFile } from '../test-app/per-file.ts';
import { fillInSignIn } from '../test-app/sign-in.ts';
import { openSession, signedIn } from '../test-app/signed-in.ts';

export const OWN = '/profile/kurosaki-mio';
const COMMANDS = '**/api/commands';

/** A person on a device of their own, signed in by a session that no other test uses. The provider's pages know nobody there. */
export async function arrive(
  app: TestAppOfFile,
  role: DemoRole = 'general',
  look: BrowserContextOptions = {},
): Promise<Page> {
  const { url } = app.running;
  const page = await app.open('anonymous', { ...look, ...signedIn(url, await openSession(url, role)) });
  await page.goto('/terms');
  return page;
}

/** Signs in on a page that nobody is signed in on. */
export async function signInAgain(page: Page, role: DemoRole = 'general'): Promise<void> {
  await page.goto('/login');
  await fillInSignIn(page, DEMO_ACCOUNTS[role]);
}

const abort = (route: Route) => route.abort();

/** From now on edits do not reach the server, though everything else does. */
export const holdBack = (page: Page) => page.context().route(COMMANDS, abort);

/** Ends {@link holdBack}. The phone tries again by itself at any moment: what the test needs then comes before. */
export const letThrough = (page: Page) => page.context().unroute(COMMANDS, abort);

/** Tells a page that the network has come back: an occasion to send. */
export const tryAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));

async function openBasics(page: Page): Promise<Locator> {
  await visit(page, OWN);
  await page.getByRole('button', { name: '編集する' }).click();
  return page.getByRole('dialog', { name: 'プロフィールを編集' });
}

/** Changes what stands under the own name; the edit stays on the device. */
export async function editJob(page: Page, job: string): Promise<void> {
  const dialog = await openBasics(page);
  await dialog.getByLabel('肩書き').fill(job);
  await dialog.getByRole('button', { name: '更新する' }).click();
  const kept = page.getByRole('dialog', { name: 'この端末に保存しました' });
  await kept.getByRole('button', { name: 'ページに戻る' }).click();
  await kept.waitFor({ state: 'detached' });
}

/** Types without saving. */
export async function beginToWrite(page: Page, job: string): Promise<void> {
  const dialog = await openBasics(page);
  await dialog.getByLabel('肩書き').fill(job);
}

/** Waits until a text is on the device, in a form that was not saved. */
export const halfWritten = (page: Page, text: string) =>
  eventually(async () => (await stored(page)).some(({ written }) => written.includes(text)));

export type StoredQueue = {
  readonly database: string;
  readonly rows: readonly { readonly id: string; readonly seq: number; readonly sent: boolean }[];
  readonly drafts: number;
  /** What is half written, as JSON. */
  readonly written: string;
  readonly meta: readonly string[];
};

/** What lies in every core database of the device. */
export function stored(page: Page): Promise<readonly StoredQueue[]> {
  return inTime(
    'what lies in the databases',
    page.evaluate(async () => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const found: StoredQueue[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        if (!name.startsWith('meikan-core-')) continue;
        const database = await asked(indexedDB.open(name));
        const read = (table: string) => database.transaction(table).objectStore(table);
        const rows: StoredQueue['rows'] = await asked(read('outbox').getAll());
        const drafts: readonly unknown[] = await asked(read('drafts').getAll());
        const meta = await asked(read('meta').getAllKeys());
        found.push({
          database: name,
          rows: rows.map(({ id, seq, sent }) => ({ id, seq, sent })),
          drafts: drafts.length,
          written: JSON.stringify(drafts),
          meta: meta.map(String),
        });
        database.close();
      }
      return found;
    }),
  );
}

/** Edits on the device that were not sent, of all accounts. */
export const waiting = async (page: Page): Promise<number> =>
  (await stored(page)).reduce((sum, { rows }) => sum + rows.length, 0);

/** What stands under the demo person's name at the server. */
export async function jobAtServer(page: Page): Promise<string> {
  const answer = await page.request.get('/api/users/username/kurosaki-mio');
  const { payload } = (await answer.json()) as { readonly payload: { readonly job: string } };
  return payload.job;
}

export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('meikan.session') ?? '');

/** Whether the server still takes a token. */
export async function isGood(page: Page, token: string): Promise<boolean> {
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  return answer.status() === 200;
}

/** Ends the session of a device behind its back, and the one that the provider keeps by a cookie. */
export async function revoke(app: TestAppOfFile, page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await fetch(`${app.running.url}/api/users/sign-out`, { method: 'POST', headers });
  if (answer.status !== 200) throw new Error(`not revoked: ${answer.status}`);
  await page.context().clearCookies();
}

/** Searches in the title line, as on every page. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.getByRole('banner').getByRole('combobox', { name: '人・会社・サービスを検索' });
  await field.fill(text);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: `「${text}」の検索結果` }).waitFor();
}

/** Presses ログアウト in the menu of the title line. */
export async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
}

export const ways = (page: Page): Locator => page.getByRole('dialog', { name: 'ログアウトする前に' });

/** Waits for the word that one is signed out, and answers the whole of it. */
export async function readGoodbye(page: Page): Promise<string> {
  const goodbye = page.getByRole('dialog', { name: 'ログアウトしました' });
  await goodbye.waitFor();
  const text = await goodbye.innerText();
  await goodbye.getByRole('button', { name: 'ページに戻る' }).click();
  return text;
}
