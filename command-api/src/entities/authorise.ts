import { companyId, isOwner, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { EntityLoader } from './entity-loader.ts';

/** The profile in the path is the viewer's own, or the viewer is an admin. A foreign one is answered as one that is not there. */
export function authoriseProfile(id: string, viewer: AccountViewer): void {
  if (viewer.role === 'admin' || viewer.accountId === id) return;
  throw new ProblemError({ code: 'not-found', detail: 'この利用者は見つかりませんでした。' });
}

/** The viewer owns one of the pages, or is an admin. @throws ProblemError 403 */
export async function authorisePage(
  entities: EntityLoader,
  viewer: AccountViewer,
  ...ids: readonly string[]
): Promise<void> {
  if (viewer.role === 'admin') return;
  const pages = await Promise.all(ids.map((id) => entities.load(streams.companymembers(companyId(id)))));
  if (pages.some(({ state }) => isOwner(state, userId(viewer.accountId)))) return;
  throw new ProblemError({ code: 'forbidden', detail: 'このページの持ち主だけが編集できます。' });
}
