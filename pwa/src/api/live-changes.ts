import { CHANGES_PATH, type LiveChange, liveChanges } from '@meikan/contracts';
import { EventStreamReader, isEventStream, type StreamedEvent, textOf } from './event-stream.ts';
import { reportOutcome } from './outcomes.ts';
import { readSessionToken } from './session-token.ts';

export type LiveChangeListeners = {
  /** What people look at changed: ask for these again. */
  readonly onChanges: (changes: readonly LiveChange[]) => void;
  /** Changes were missed: ask for everything shown again. */
  readonly onReload: () => void;
  /** The server is heard, for the first time or again. */
  readonly onConnected: () => void;
};

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;
/** The server says something every 25 seconds; after this it is taken for gone. */
const SILENCE_MS = 60_000;
/** A stream that stood this long was none that failed. */
const STEADY_MS = 10_000;

/** How long to leave the server alone after so many failures in a row, in ms: drawn from an interval that doubles. */
export function reconnectDelay(failures: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures + 1));
  return FIRST_MS + random * (longest - FIRST_MS);
}

/** Somebody looks, and the device does not say itself that there is no network. */
const isWanted = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

function onWantedChange(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => listening.abort();
}

/**
 * Hears of what changes for everyone while somebody looks at the page, signed in or not; see `CHANGES_PATH` for the stream.
 * After an interruption it resumes where it left off. The returned function ends it.
 */
export function openLiveChanges(listeners: LiveChangeListeners): () => void {
  const line = new Line(listeners);
  const leave = onWantedChange(() => line.attend());
  line.attend();
  return () => {
    leave();
    line.end();
  };
}

/** Null when they cannot be read, as those of a newer server that tells of other things too. */
function changesOf(data: string): readonly LiveChange[] | null {
  try {
    const parsed = liveChanges.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

class Line {
  readonly #listeners: LiveChangeListeners;
  #stream: AbortController | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastEventId: string | null = null;
  #heardBefore = false;

  constructor(listeners: LiveChangeListeners) {
    this.#listeners = listeners;
  }

  /** Connects at once where it is wanted and not so yet; hangs up where it is not. */
  attend(): void {
    if (!isWanted()) this.end();
    else if (this.#stream === null) void this.#follow();
  }

  end(): void {
    clearTimeout(this.#retry);
    this.#stream?.abort();
    this.#stream = null;
  }

  /** One stream from its opening to its end, and the wait for the next. */
  async #follow(): Promise<void> {
    clearTimeout(this.#retry);
    const stream = new AbortController();
    this.#stream = stream;
    const openedAt = Date.now();
    let leaveAlone = 0;
    try {
      leaveAlone = await this.#hear(stream);
    } finally {
      // A listener's own fault must not end the line for good. Whoever hung up, or opened another stream, needs no retry.
      if (this.#stream === stream) {
        this.#stream = null;
        this.#failures = Date.now() - openedAt > STEADY_MS ? 0 : this.#failures + 1;
        this.#retry = setTimeout(() => this.attend(), Math.max(leaveAlone, reconnectDelay(this.#failures)));
      }
    }
  }

  /** Until the stream ends, breaks off or falls silent. Answers for how long the server asked to be left alone, in ms. */
  async #hear(stream: AbortController): Promise<number> {
    let silence = setTimeout(() => stream.abort(), SILENCE_MS);
    try {
      const response = await this.#ask(stream.signal);
      if (response === null || stream.signal.aborted) return 0;
      if (!isEventStream(response)) return this.#refused(response);
      this.#connected();
      const reader = new EventStreamReader(this.#lastEventId);
      for await (const text of textOf(response)) {
        if (stream.signal.aborted) break;
        clearTimeout(silence);
        silence = setTimeout(() => stream.abort(), SILENCE_MS);
        for (const event of reader.push(text)) this.#tell(event);
        this.#lastEventId = reader.lastEventId;
      }
      return 0;
    } finally {
      clearTimeout(silence);
    }
  }

  /** Null when nobody was reached: that is what trying again is for. */
  #ask(signal: AbortSignal): Promise<Response | null> {
    const headers = new Headers({ accept: 'text/event-stream' });
    const token = readSessionToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (this.#lastEventId) headers.set('last-event-id', this.#lastEventId);
    return fetch(CHANGES_PATH, { headers, signal, cache: 'no-store' }).catch(() => null);
  }

  #refused(response: Response): number {
    if (response.status === 401 && readSessionToken()) reportOutcome('session-refused');
    if (response.status === 400) {
      // The log knows no such position (any more), so there is nothing to resume after.
      this.#lastEventId = null;
    }
    const seconds = Number(response.headers.get('retry-after'));
    return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_MS) : 0;
  }

  #connected(): void {
    reportOutcome('answered');
    this.#listeners.onConnected();
    // Without a place to resume after, of the time in between nothing will be told.
    if (this.#heardBefore && this.#lastEventId === null) this.#listeners.onReload();
    this.#heardBefore = true;
  }

  #tell({ type, data }: StreamedEvent): void {
    if (type === 'changes') {
      const changes = changesOf(data);
      if (changes === null) this.#listeners.onReload();
      else this.#listeners.onChanges(changes);
    }
    if (type === 'reload') this.#listeners.onReload();
  }
}
