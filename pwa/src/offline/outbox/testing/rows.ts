import type { CommandResult, JsonObject, Problem } from '@meikan/contracts';
import { kinds } from '../../commands/kinds.ts';
import { enqueue } from '../enqueue.ts';
import type { Means } from '../means.ts';
import { nextStep } from '../next-step.ts';
import { emptyQueue, type Landed, type Queue, type Row } from '../row.ts';
import { send } from '../sending.ts';
import { settle } from '../settle.ts';
import type { Wish } from '../wish.ts';

/** The moment at which everything in these tests happens, epoch ms. */
export const NOW = 1_000_000;
export const means: Means = { newId: () => 'anew', now: NOW, random: () => 0.5 };
export const problem: Problem = {
  ...{ type: 'urn:meikan:problem:invalid', status: 422, code: 'invalid', title: '', detail: '長すぎます。' },
  ...{ errors: [], payload: '' },
};

const rest = { v: 1, issuedAt: '2026-11-21T00:00:00.000Z', dependsOn: [], about: { name: '', path: '/' } };

/** An edit of the profile that was seen at revision 3. `base` is what the fields held. */
export const edit = (id: string, changes: JsonObject, more: Partial<Wish> = {}): Wish => ({
  ...{ ...rest, id, type: 'update-profile', stream: 'user-u', seen: '3', base: {} },
  ...{ data: { userId: 'u', changes } },
  ...more,
});
export const star = (id: string, article: string, value: boolean): Wish => ({
  ...{ ...rest, id, type: 'set-bookmark', stream: `bookmark-u_${article}`, seen: null, base: {} },
  ...{ data: { referenceId: article, value } },
});
export const register = (id: string, article: string, more: Partial<Wish> = {}): Wish => ({
  ...{ ...rest, id, type: 'register-article', stream: `article-${article}`, seen: 'absent', base: {} },
  ...{ data: { articleId: article, article: { articleName: '題' } } },
  ...more,
});
export const editArticle = (id: string, article: string, changes: JsonObject, seen = 'absent'): Wish => ({
  ...{ ...rest, id, type: 'edit-article', stream: `article-${article}`, seen, base: {} },
  ...{ data: { articleId: article, changes } },
});
export const removeArticle = (id: string, article: string, seen = '4'): Wish => ({
  ...{ ...rest, id, type: 'remove-article', stream: `article-${article}`, seen, base: {} },
  ...{ data: { articleId: article } },
});

/** A queue into which wishes came one after the other. */
export function queueOf(...wishes: readonly Wish[]): Queue {
  return into(emptyQueue, ...wishes);
}

export function into(queue: Queue, ...wishes: readonly Wish[]): Queue {
  return wishes.reduce((before, wish) => enqueue(before, wish, lastSeq(before) + 1, [], kinds).queue, queue);
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
): { readonly queue: Queue; readonly landed: readonly Landed[] } {
  return settle(sendAll(queue), 1, results, kinds, means);
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
