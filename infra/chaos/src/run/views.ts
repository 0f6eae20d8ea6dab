import { z } from 'zod';
import type { ChaosApplication } from '../application/open-chaos-application.ts';
import type { Device } from '../browser/device.ts';
import type { View } from '../oracle/diverged.ts';

const answer = z.object({ payload: z.unknown() });
const TIMEOUT_MS = 30_000;

/** What a device shows of its person, beside what the server answers to the same queries. */
export async function viewsOf(device: Device, { url, application }: ChaosApplication): Promise<View[]> {
  await application.projections.caughtUp({ withinMs: TIMEOUT_MS });
  const { person, token } = device.options;
  const paths = {
    profile: `/api/users/username/${person.username}`,
    articles: `/api/users/${person.id}/articles?limit=50`,
    bookmarks: `/api/users/${person.id}/bookmark-article?limit=50`,
  } as const;
  const views: View[] = [];
  for (const query of ['profile', 'articles', 'bookmarks'] as const) {
    const shown = await device.withHooks((hooks) => hooks.shown(person, query));
    const served = await fetch(`${url}${paths[query]}`, { headers: { authorization: `Bearer ${token}` } });
    views.push({ device: device.name, query, shown, served: answer.parse(await served.json()).payload });
  }
  return views;
}
