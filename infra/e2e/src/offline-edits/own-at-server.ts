import type { Page } from 'playwright-core';
import { z } from 'zod';

/** The address of an uploaded picture. */
export const UPLOADED = /^\/images\/[0-9a-f]{64}$/;

const profile = z.object({
  payload: z.object({ job: z.string(), workFor: z.string(), avatar: z.string().nullable() }),
});

/** The demo person as the server tells everybody of them. */
export async function ownAtServer(page: Page) {
  const answer = await page.request.get('/api/users/username/kurosaki-mio');
  return profile.parse(await answer.json()).payload;
}

/** Changes what stands under the demo person's name, as another of their devices does. */
export async function changeElsewhere(url: string, token: string, changes: { readonly job: string }): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/users`, { method: 'PUT', headers, body: JSON.stringify(changes) });
  if (!answer.ok) throw new Error(`not changed: ${answer.status} ${await answer.text()}`);
}
