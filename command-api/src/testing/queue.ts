import { randomUUID } from 'node:crypto';
import type { CommandResult } from '@meikan/contracts';
import { people } from './directory.ts';
import type { Answered, TestApp, Who } from './open-test-app.ts';

export type Queued = { readonly id: string; readonly type: string; readonly stream: string; readonly data: object };

/** A command as a phone queues it; `more` stands over the rest, also over the id. */
export const queued = (type: string, stream: string, data: object, more: object = {}): Queued => ({
  id: randomUUID(),
  type,
  stream,
  data,
  ...{ v: 1, expected: 'any', issuedAt: '2026-11-20T08:00:00.000Z' },
  ...more,
});

const { mio } = people;
const ofMio = { kind: 'user', id: mio.id } as const;

/** Commands that Mio may send. */
export const edits = {
  rename: (name: string, more?: object) =>
    queued('update-profile', `user-${mio.id}`, { userId: mio.id, changes: { name } }, more),
  bookmark: (referenceId: string, value: boolean, more?: object) =>
    queued('set-bookmark', `bookmark-${mio.id}_${referenceId}`, { referenceId, value }, more),
  register: (articleId: string, more?: object) =>
    queued('register-article', `article-${articleId}`, { articleId, owner: ofMio, article: draft }, more),
  retitle: (articleId: string, articleName: string, more?: object) =>
    queued('edit-article', `article-${articleId}`, { articleId, owner: ofMio, changes: { articleName } }, more),
  remove: (articleId: string, more?: object) =>
    queued('remove-article', `article-${articleId}`, { articleId, owner: ofMio }, more),
  restore: (articleId: string, more?: object) =>
    queued('restore-article', `article-${articleId}`, { articleId, owner: ofMio }, more),
} as const;

const draft = {
  articleName: '下書きの題',
  articleUrl: 'https://example.com/draft',
  articleCategory: 'private_blog_tech',
};

export type BatchAnswered = Answered & {
  readonly results: readonly CommandResult[];
  readonly statuses: readonly CommandResult['status'][];
};

/** Sends batches to the test app of a spec, which is open by then. */
export function batchesTo(testApp: () => TestApp) {
  return async (commands: readonly Queued[], who: Who = 'mio', more: object = {}): Promise<BatchAnswered> => {
    const body = { device: 'phone-1', commands, ...more };
    const answer = await testApp().ask(who, { method: 'POST', url: '/api/commands', body });
    // As the contract has checked it before it left; nothing where the whole request was refused.
    const results = (answer.json.results ?? []) as readonly CommandResult[];
    return { ...answer, results, statuses: results.map(({ status }) => status) };
  };
}
