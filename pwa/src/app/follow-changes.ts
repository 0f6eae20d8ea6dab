import type { LiveChange } from '@meikan/contracts';
import { queryClient } from '../api/query-client.ts';

/** A page that nobody has touched listens after so long all the same, in ms. */
const UNTOUCHED = 30_000;
/** Everybody who looks at a page hears of its change in one moment; they ask within this, in ms, and no more often than that. */
const SPREAD = 2000;
/** So many changes are told apart; beyond them everything shown is asked for again. */
const MOST_APART = 500;

/** Whether an answer speaks of a thing: its id, a person's or a page's, stands in it as a value. */
const speaksOf = (answer: unknown, { id }: LiveChange): boolean => JSON.stringify(answer ?? null).includes(`"${id}"`);

/** `null`: nothing is to be asked for. */
let gathered: readonly LiveChange[] | 'all' | null = null;
let askedAt = 0;

/** Changes come in bursts: each asked for by itself would cut off the answer to the one before. */
function askAgain(changes: readonly LiveChange[] | 'all'): void {
  if (gathered === null) setTimeout(askForGathered, Math.max(Math.random() * SPREAD, askedAt + SPREAD - Date.now()));
  gathered = together(gathered ?? [], changes);
}

function together(some: readonly LiveChange[] | 'all', more: readonly LiveChange[] | 'all') {
  if (some === 'all' || more === 'all' || some.length + more.length > MOST_APART) return 'all';
  return [...some, ...more];
}

function askForGathered(): void {
  const changes = gathered ?? [];
  gathered = null;
  askedAt = Date.now();
  const concerned = (data: unknown) => changes === 'all' || changes.some((change) => speaksOf(data, change));
  void queryClient.invalidateQueries({ type: 'active', predicate: ({ state }) => concerned(state.data) });
}

/**
 * Keeps what is shown up to date with what others change. Listens from the first touch on: who only glances at a page costs the
 * server no open line, and does not fetch what listens.
 */
export function followChanges(): void {
  const begun = new AbortController();
  const begin = async () => {
    // What could not be fetched is fetched at the next touch.
    const fetched = await import('../api/live-changes.ts').catch(() => null);
    if (fetched === null || begun.signal.aborted) return;
    begun.abort();
    fetched.openLiveChanges({ onChanges: askAgain, onReload: () => askAgain('all'), onConnected: () => undefined });
  };
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(touch, begin, { signal: begun.signal, passive: true });
  }
  setTimeout(begin, UNTOUCHED);
}
