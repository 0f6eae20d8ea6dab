import type { CommandResult, JsonObject, Problem } from '@meikan/contracts';
import type { Command } from '../command.ts';
import { enqueue } from '../enqueue.ts';
import type { Deps } from '../failed.ts';
import { kinds } from '../kinds.ts';
import { nextStep, send } from '../next-step.ts';
import { type Applied, emptyQueue, type Queue, type Row } from '../row.ts';
import { settle } from '../settle.ts';

/** The moment at which everything in these tests happens, epoch ms. */
export const NOW = 1_000_000;
export const deps: Deps = { newId: () => 'anew', now: NOW, random: () => 0.5 };
export const problem: Problem = {
  ...{ type: 'urn:meikan:problem:invalid', status: 422, code: 'invalid', title: '', detail: '長すぎます。' },
  ...{ errors: [], payload: '' },
};

const rest = { v: 1, issuedAt: '2026-11-21T00:00:00.000Z', dependsOn: [], about: { name: '', path: '/' } };

/** An edit of the profile that was seen at revision 3. `base` is what the fields held. */
export const edit = (id: string, changes: JsonObject, more: Partial<Command> = {}): Command => ({
  ...{ ...rest, id, type: 'update-profile', stream: 'user-u', seen: '3', base: {} },
  ...{ data: { userId: 'u', changes } },
  ...more,
});
export const star = (id: string, article: string, value: boolean): Command => ({
  ...{ ...rest, id, type: 'set-bookmark', stream: `bookmark-u_${article}`, seen: null, base: {} },
  ...{ data: { referenceId: article, value } },
});
export const register = (id: string, article: string, more: Partial<Command> = {}): Command => ({
  ...{ ...rest, id, type: 'register-article', stream: `article-${article}`, seen: 'absent', base: {} },
  ...{ data: { articleId: article, article: { articleName: '題' } } },
  ...more,
});
export const editArticle = (id: string, article: string, changes: JsonObject, seen = 'absent'): Command => ({
  ...{ ...rest, id, type: 'edit-article', stream: `article-${article}`, seen, base: {} },
  ...{ data: { articleId: article, changes } },
});
export const removeArticle = (id: string, article: string, seen = '4'): Command => ({
  ...{ ...rest, id, type: 'remove-article', stream: `article-${article}`, seen, base: {} },
  ...{ data: { articleId: article } },
});

/** A queue into which commands came one after the other. */
export function queueOf(...commands: readonly Command[]): Queue {
  return into(emptyQueue, ...commands);
}

export function into(queue: Queue, ...commands: readonly Command[]): Queue {
  return commands.reduce((before, command) => enqueue(before, command, lastSeq(before) + 1, [], kinds).queue, queue);
}
const lastSeq = ({ rows }: Queue): number => rows.at(-1)?.seq ?? 0;

export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
export const rowOf = (queue: Queue, id: string): Row => {
  const row = queue.rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};

/** What would be sent now, by id. */
export function sentNow(queue: Queue, now = NOW): readonly string[] {
  const step = nextStep(queue, now, true, kinds);
  return step.kind === 'send' ? idsOf(step.rows) : [];
}

/** Sends what may be sent under epoch 1. */
export function sendAll(queue: Queue): Queue {
  const step = nextStep(queue, NOW, true, kinds);
  return step.kind === 'send' ? send(queue, step.rows, 1) : queue;
}

/** Sends, and takes these answers. */
export function answered(
  queue: Queue,
  results: readonly CommandResult[],
): { readonly queue: Queue; readonly applied: readonly Applied[] } {
  return settle(sendAll(queue), 1, results, kinds, deps);
}

/** The conflict that a stream's present state makes, at revision 9. */
export const conflict = (id: string, basics: JsonObject): CommandResult => ({
  id,
  status: 'conflict',
  current: { revision: '9', state: profileState(basics), changed: [], changedAt: null, by: 'self' },
});

const profileState = (basics: JsonObject) => ({
  status: 'active',
  sections: {
    basics: { name: '', introduction: null, avatar: null, job: null, ...(basics as Record<string, string>) },
    sns: { website: null, twitter: null, facebook: null, instagram: null },
    ...{ 'school-history': [], 'work-styles': [], hobbies: [], 'various-links': [], 'work-experiences': [] },
    ...{ 'casual-talk': null, 'meety-info': null, 'contact-dm': null, 'side-jobs': null, 'job-request': null },
    ...{ 'investment-support': null, 'reading-resources': [], 'category-levels': [] },
    photos: { bannerPhotos: [], otherPhotos: [] },
  },
});
