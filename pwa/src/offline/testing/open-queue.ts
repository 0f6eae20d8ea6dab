import { openPage } from '../../app/testing/open-page.tsx';
import type { Row } from '../outbox/machine/row.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { followAccount, presentOutbox, presentQueue } from '../sync/present.ts';

/** Whose queue it is. */
export const OWNER = { kind: 'user', id: 'kurosaki-mio' } as const;
export const about = { name: '題', path: '/' };

/** Opens the queue of the demo's member on a page that asks for nothing. */
export async function openQueue(path = '/terms'): Promise<Outbox> {
  await openPage(path, { as: 'general' });
  return presentOutbox();
}

/** Opens it anew, as a start of the app does: what it knew by heart is gone, what the device keeps is there. */
export function reopenQueue(): Promise<Outbox> {
  const { account } = presentQueue();
  followAccount(null);
  followAccount(account);
  return presentOutbox();
}

export const rows = async (): Promise<readonly Row[]> => (await (await presentOutbox()).contents()).queue.rows;

/** Enqueues registrations of articles of these names, which are their ids too: edits that never join, in a partition each. Answers the ids of their rows. */
export async function register(...names: readonly string[]): Promise<readonly string[]> {
  const outbox = await presentOutbox();
  const ids: string[] = [];
  for (const articleName of names) {
    const article = { articleName, articleUrl: 'https://example.com', articleCategory: 'private_blog_tech' } as const;
    const id = await outbox.enqueue({
      type: 'register-article',
      data: { articleId: articleName, owner: OWNER, article },
      about,
    });
    ids.push(id ?? '');
  }
  return ids;
}

export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `a-${index}`);
