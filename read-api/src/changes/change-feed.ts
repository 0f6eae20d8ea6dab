import type { LiveChange } from '@meikan/contracts';
import type { Db } from '../route/read-route.ts';
import { type Change, changesAfter, newestPlace } from './change-queries.ts';

/** One open stream of events. */
export type Listener = {
  /** Hands over text of the wire; false when its reader does not keep up. */
  write(text: string): boolean;
  end(): void;
};

export type FeedOptions = {
  readonly db: Db;
  /** How far the read model has come: when it moves, changes are read. */
  readonly moved: () => string;
  /** Told of reads that failed; the next look reads again. */
  readonly onError: (error: unknown) => void;
  readonly lookEveryMs?: number;
  readonly heartbeatEveryMs?: number;
};

/** More changes at once than anybody wants to hear one by one, as when data is imported. */
export const MOST_AT_ONCE = 500;

/** The form of the wire (WHATWG HTML 9.2): an event with its id. */
export function eventText(name: 'changes' | 'reload', position: string, data: readonly LiveChange[]): string {
  return `event: ${name}\nid: ${position}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** One event per position, so that whoever resumes after one has all of it. */
export function eventsOf(changes: readonly Change[]): string {
  const byPosition = Map.groupBy(changes, ({ position }) => position);
  return [...byPosition]
    .map(([position, rows]) =>
      eventText(
        'changes',
        position,
        rows.map(({ kind, id }) => ({ kind, id })),
      ),
    )
    .join('');
}

/**
 * Reads what changes once for all open streams of this process, while there are any: the watermark tells when there is something
 * to read, so that a quiet platform costs no query.
 */
export class ChangeFeed {
  readonly #options: FeedOptions;
  readonly #listeners = new Set<Listener>();
  readonly #timers: NodeJS.Timeout[] = [];
  #place = '0';
  #seen = '';
  #reading: Promise<void> = Promise.resolve();

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Everything behind `place` reaches the listener, in order; the newest where no place is given. */
  async add(listener: Listener, place: string | null): Promise<void> {
    // Between two reads, so that nothing is told twice or never.
    await this.#inTurn(async () => {
      if (this.#listeners.size === 0) await this.#begin();
      else await this.#read();
      if (place !== null) await this.#catchUp(listener, place);
      this.#listeners.add(listener);
      // Also when the last of the others has left meanwhile.
      this.#wake();
    });
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#rest();
  }

  /** Ends all streams: their readers come again elsewhere. */
  close(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
    this.#rest();
  }

  async #begin(): Promise<void> {
    const { db, moved } = this.#options;
    this.#seen = moved();
    this.#place = await newestPlace(db);
  }

  #wake(): void {
    if (this.#timers.length > 0) return;
    const { lookEveryMs = 100, heartbeatEveryMs = 25_000 } = this.#options;
    this.#timers.push(
      setInterval(() => this.#look(), lookEveryMs).unref(),
      setInterval(() => this.#tell(':\n\n'), heartbeatEveryMs).unref(),
    );
  }

  #rest(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }

  #look(): void {
    const position = this.#options.moved();
    if (position === this.#seen) return;
    this.#seen = position;
    this.#inTurn(() => this.#read()).catch((error: unknown) => {
      this.#seen = '';
      this.#options.onError(error);
    });
  }

  #inTurn(job: () => Promise<void>): Promise<void> {
    const turn = this.#reading.then(job);
    this.#reading = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    const { db } = this.#options;
    const newest = await newestPlace(db);
    this.#tell(await this.#between(this.#place, newest));
    this.#place = newest;
  }

  async #catchUp(listener: Listener, place: string): Promise<void> {
    const text = await this.#between(place, this.#place);
    if (text !== '') listener.write(text);
  }

  /** What is to be told of the changes behind one place, up to another. Places begin anew with tables that were made anew. */
  async #between(place: string, last: string): Promise<string> {
    const missed = BigInt(last) - BigInt(place);
    if (missed < 0n || missed > BigInt(MOST_AT_ONCE)) return eventText('reload', this.#options.moved(), []);
    const changes = await changesAfter(this.#options.db, place, MOST_AT_ONCE);
    return eventsOf(changes.filter(({ seq }) => BigInt(seq) <= BigInt(last)));
  }

  #tell(text: string): void {
    if (text === '') return;
    for (const listener of this.#listeners) if (!listener.write(text)) listener.end();
  }
}
