import type { Json } from '@meikan/contracts';
import pTimeout from 'p-timeout';
import type { Answering, ApiQuery } from '../../api/answering.ts';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { isPreview } from '../../api/preview.ts';
import { unlessClosed } from '../../device/closed.ts';
import type { Saved } from '../cache/index.ts';
import { keyOf } from '../cache/page-query.ts';
import { withPictures } from '../outbox/machine/pictures.ts';
import type { Contents } from '../outbox/store/store.ts';
import type { Overlay } from './overlay.ts';
import { inTodaysShape, lastAck, pendingSince } from './pending.ts';

/** So long an answer is waited for while there is one on the device (F51), in ms. */
const TIMEOUT_MS = 3000;

/** What the server said, and what this device had sent by then: never changed by an edit. */
type Snapshot = { readonly query: ApiQuery<unknown>; readonly answer: ApiAnswer<unknown>; readonly ack: number };

export type Shown = { readonly query: ApiQuery<unknown>; readonly answer: ApiAnswer<unknown> };

export type Answers = {
  readonly answer: Answering;
  /** Everything that was answered so far, as it is to be shown now. */
  snapshots(): readonly Shown[];
  /** Nobody looks at this answer any more. */
  forget(query: ApiQuery<unknown>): void;
};

type Deps = {
  readonly account: string | null;
  readonly contents: () => Contents;
  readonly overlays: ReadonlyMap<string, Overlay>;
  readonly saved: Saved;
  /** Where the pictures of pending edits are seen, by the upload's id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Takes an answer that came after one of the device had been shown in its place. */
  readonly push: (query: ApiQuery<unknown>, answer: ApiAnswer<unknown>) => void;
};

/** Answers queries: by the server, or by what is kept on the device; with the pending edits over either. */
export function createAnswers(deps: Deps): Answers {
  const { saved, contents } = deps;
  const snapshots = new Map<string, Snapshot>();
  /** Up to here the read model has certainly come: edits of former visits have long since arrived there. */
  let proven = lastAck(contents());

  function keep(snapshot: Snapshot): ApiAnswer<unknown> {
    snapshots.set(keyOf(snapshot.query.call, snapshot.query.input), snapshot);
    return show(deps, snapshot);
  }

  async function fromDevice(query: ApiQuery<unknown>): Promise<ApiAnswer<unknown> | null> {
    const found = await saved.find(keyOf(query.call, query.input));
    const answer = found && inTodaysShape(query.call, found.answer);
    if (!answer) return null;
    return keep({ query, answer: { ...answer, savedAt: found.savedAt }, ack: found.ack });
  }

  /** The answer about something that stands in the queue of this device and nowhere else yet. */
  function fromQueue(query: ApiQuery<unknown>): ApiAnswer<unknown> | null {
    const { account, overlays } = deps;
    const { call, input } = query;
    if (account === null || isPreview(input)) return null;
    const ack = lastAck(contents());
    const payload =
      overlays.get(call.name)?.create?.({ account, input, pending: pendingSince(contents(), ack) }) ?? null;
    return payload === null ? null : keep({ query, answer: { ...bare, payload }, ack });
  }

  async function fromServer(query: ApiQuery<unknown>): Promise<ApiAnswer<unknown>> {
    const asked = lastAck(contents());
    try {
      const answer = await query.ask();
      if (!answer.stale) proven = Math.max(proven, asked);
      const ack = answer.stale ? Math.min(asked, proven) : asked;
      saved.keep(query, answer, ack);
      return keep({ query, answer, ack });
    } catch (error) {
      const gone = error instanceof ApiProblem && [403, 404, 410].includes(error.status);
      if (gone) await unlessClosed(saved.purge(keyOf(query.call, query.input)));
      throw error;
    }
  }

  const fromHere = async (query: ApiQuery<unknown>) => (await fromDevice(query)) ?? fromQueue(query);

  /** What there is to show although the server gave no answer; `null`: nothing. */
  async function insteadOf(error: unknown, query: ApiQuery<unknown>): Promise<ApiAnswer<unknown> | null> {
    if (error instanceof ApiUnreachable) return fromHere(query);
    if (!(error instanceof ApiProblem)) return null;
    if (error.asksToWait) return fromHere(query);
    return error.status === 404 ? fromQueue(query) : null;
  }

  async function answer(query: ApiQuery<unknown>): Promise<ApiAnswer<unknown>> {
    const asked = fromServer(query);
    if (await isLate(asked)) {
      const kept = await fromHere(query);
      if (kept) asked.then((late) => deps.push(query, late), ignoreLate);
      return kept ?? asked;
    }
    try {
      return await asked;
    } catch (error) {
      const kept = await insteadOf(error, query);
      if (kept) return kept;
      throw error;
    }
  }

  return {
    answer: <A>(query: ApiQuery<A>) => answer(query) as Promise<ApiAnswer<A>>,
    snapshots: () => [...snapshots.values()].map((one) => ({ query: one.query, answer: show(deps, one) })),
    forget: ({ call, input }) => snapshots.delete(keyOf(call, input)),
  };
}

const bare = { total: undefined, counter: undefined, position: undefined, watermark: undefined };

function show({ overlays, account, contents, pictures }: Deps, { query, answer, ack }: Snapshot): ApiAnswer<unknown> {
  const { call, input } = query;
  const overlay = overlays.get(call.name);
  if (!overlay || account === null || isPreview(input)) return answer;
  const pending = pendingSince(contents(), ack);
  if (pending.length === 0) return answer;
  const shown = overlay.apply(answer, { account, input, pending });
  if (pictures.size === 0) return shown;
  // The payload was JSON before it was folded, and is again.
  return { ...shown, payload: withPictures(shown.payload as Json, pictures) };
}

/** The kept answer stands already; that the server was not reached in the end is told by the request's outcome. */
const ignoreLate = () => {};

/** Whether an answer lets itself be waited for; a failure is no such. Where the browser knows of no way, it need not be waited for. */
function isLate(asked: Promise<unknown>): Promise<boolean> {
  const came = asked.then(
    () => false,
    () => false,
  );
  return navigator.onLine ? pTimeout(came, { milliseconds: TIMEOUT_MS, fallback: () => true }) : Promise.resolve(true);
}
