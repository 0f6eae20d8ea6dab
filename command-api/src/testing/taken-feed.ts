import { configs, people } from './directory.ts';
import type { TestApp } from './open-test-app.ts';
import { post } from './requests.ts';

type Result = { readonly status: string; readonly code: string | null; readonly articleId: string | null };
type Payload = { readonly counts: object; readonly items: readonly Result[] };

/** Gets the data of a feed of Mio's, for Mio; what came of it, and of each item. */
export async function takeFeedOfMio(testApp: TestApp, configId: string = configs.ofMio, body?: object) {
  const asked = post(`/api/users/${people.mio.id}/get-data-from-rss/${configId}`, body);
  const { status, json, appended } = await testApp.ask('mio', asked);
  // As the contract has checked it before it left; undefined where the call was refused.
  const payload = json.payload as Payload | undefined;
  return { status, json, counts: payload?.counts, items: payload?.items ?? [], appended };
}

export const rss = (...items: readonly string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;

/** An item whose guid is its feed's own. */
export const item = (guid: string, title: string, link = `http://mio.example/${guid}`) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>${link}</link></item>`;
