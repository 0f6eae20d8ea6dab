import { bookmarkCommands, followCommands } from '@meikan/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answering, ApiQuery } from '../../api/answering.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { onOutcome } from '../../api/outcomes.ts';
import { savedAtOf } from '../../api/saved-at.ts';
import { unlessClosed } from '../../device/closed.ts';
import { type Mark, openCache, type Saved } from '../cache/index.ts';
import { evictBy } from '../outbox/store/free-space.ts';
import type { Acked, Contents } from '../outbox/store/store.ts';
import { type Answers, createAnswers } from './answers.ts';
import { overlaysByCall, type Views } from './overlay.ts';
import { lastAck, pendingPictures } from './pending.ts';
import { onPresent, presentOutbox, presentQueue } from './present.ts';
import { createAskAnew, onceATask } from './redraw.ts';

export type OfflineQueries = { readonly answer: Answering; readonly saved: Saved; close(): void };

/** Space that an edit may need beyond its own bytes. */
const SPACE_FOR_AN_EDIT = 1_000_000;

/** What stands between the queries of one account (`null`: a visitor) and the network. */
export async function openOfflineQueries(
  account: string | null,
  views: readonly Views[],
  client: QueryClient,
): Promise<OfflineQueries> {
  let contents = account === null ? presentQueue().contents : await (await presentOutbox()).contents();
  const saved = await openCache(account ?? 'visitor', { ack: () => lastAck(contents) });
  evictBy(async () => void (await saved.freeSpace(SPACE_FOR_AN_EDIT)));
  let closed = false;
  // What comes when its account has left is not for who sits there now (F42).
  const push = (query: ApiQuery<unknown>, answer: ApiAnswer<unknown>) => {
    if (!closed) show(client, query, answer);
  };
  const redraw = onceATask(() => showAll(answers, client));
  const anew = createAskAnew(views, client);
  const pictures = pendingPictures(redraw.soon);
  const overlays = overlaysByCall(views);
  const deps = { account, contents: () => contents, overlays, saved, pictures: pictures.addresses, push };
  const answers = createAnswers(deps);
  pictures.follow(contents);
  const mark = (came: readonly Acked[]) => {
    for (const one of marksOf(came)) void unlessClosed(saved.marked(one));
  };
  const stop = onPresent((present) => {
    if (present.account !== account || present.contents === contents || present.store === 'opening') return;
    const came = cameTrue(contents, present.contents);
    contents = present.contents;
    pictures.follow(contents);
    redraw.soon();
    anew.follow(contents, came);
    mark(came);
  });
  // A page that was left in the same moment heard of these no more.
  mark(contents.applied.filter(isFresh));
  const deaf = onReturn(() => askForOld(client));
  return {
    answer: answers.answer,
    saved,
    close() {
      closed = true;
      stop();
      redraw.cancel();
      anew.cancel();
      deaf();
      pictures.close();
      saved.close();
    },
  };
}

/** What came true so long ago, in ms, has long since been heard of. */
const FRESH = 10 * 60_000;
const isFresh = ({ command }: Acked): boolean => Math.abs(Date.now() - Date.parse(command.issuedAt)) < FRESH;

/** Hears when the server answers again after it was not reached. */
function onReturn(listener: () => void): () => void {
  let reached = true;
  return onOutcome((outcome) => {
    const now = outcome !== 'unreachable';
    if (now && !reached) listener();
    reached = now;
  });
}

/** What is shown from the device is asked for now that somebody can be asked. */
function askForOld(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ state }) => savedAtOf(state.data) !== undefined });
}

const cameTrue = (before: Contents, { applied }: Contents): readonly Acked[] => {
  const last = lastAck(before);
  return applied.filter(({ ack }) => ack > last);
};

const keyOfQuery = ({ call, input }: ApiQuery<unknown>) => [call.name, input];

/** Puts an answer where its page looks for it, without making it newer than it is. */
function show(client: QueryClient, query: ApiQuery<unknown>, answer: ApiAnswer<unknown>): void {
  const key = keyOfQuery(query);
  const state = client.getQueryState(key);
  if (state?.data !== undefined) client.setQueryData(key, answer, { updatedAt: state.dataUpdatedAt });
}

function showAll(answers: Answers, client: QueryClient): void {
  for (const { query, answer } of answers.snapshots()) {
    if (client.getQueryState(keyOfQuery(query))?.data === undefined) answers.forget(query);
    else show(client, query, answer);
  }
}

/** The stars and follows among the edits that came true; of several of the same thing the last. */
export function marksOf(came: readonly Acked[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { command } of came) {
    const mark = markOf(command);
    if (mark !== null) marks.set(`${mark.thing.kind} ${mark.thing.id}`, mark);
  }
  return [...marks.values()];
}

function markOf({ type, data }: Acked['command']): Mark | null {
  if (type === 'set-bookmark') {
    const star = bookmarkCommands['set-bookmark'].schema.safeParse(data);
    return star.success ? { thing: { kind: 'article', id: star.data.referenceId }, on: star.data.value } : null;
  }
  if (type !== 'set-follow') return null;
  const follow = followCommands['set-follow'].schema.safeParse(data);
  if (!follow.success) return null;
  const { kind, id } = follow.data.target;
  return { thing: { kind: kind === 'user' ? 'person' : kind, id }, on: follow.data.value };
}
