import { type Claim, RECURRING, type Sets } from '../oracle/claim.ts';
import type { Edit } from '../plan/edit.ts';

type Entry = { -readonly [K in keyof Claim]: Claim[K] };

/** How what was written down turned out. */
type Written = { made(): void; notMade(): void; uncertain(): void };

/** What the test itself wrote down of its edits, before the app was told: the intents that the log is judged by. */
export class Diary {
  readonly #entries: Entry[] = [];
  #turn = 0;

  get claims(): readonly Claim[] {
    return this.#entries;
  }

  /** Writes an edit down; answers how to say how it turned out. */
  write(intent: string, device: string, { stream, sets }: Edit): Written {
    this.#turn += 1;
    const turn = this.#turn;
    const entries = Object.entries(sets).map(
      ([field, value]): Entry => ({ intent, device, turn, stream, field, value, fate: 'kept' }),
    );
    this.#entries.push(...entries);
    const become = (fate: Entry['fate']) => {
      for (const entry of entries) entry.fate = fate;
    };
    return {
      made: () => become('kept'),
      uncertain: () => become('uncertain'),
      notMade: () => {
        for (const entry of entries) this.#entries.splice(this.#entries.indexOf(entry), 1);
      },
    };
  }

  /** The person gave up what a command sets. Where it `mayStand` in the log all the same, nobody can tell. */
  giveUp(device: string, stream: string, sets: Sets, mayStand: boolean): void {
    for (const entry of this.#meant(device, stream, sets)) entry.fate = mayStand ? 'given-up' : 'discarded';
  }

  /** A value that recurs was meant the last time: a row that a later one follows does not stand any more. */
  #meant(device: string, stream: string, sets: Sets): readonly Entry[] {
    const all = this.#entries.filter(
      (entry) => entry.device === device && entry.stream === stream && sets[entry.field] === entry.value,
    );
    return all.filter(
      (entry) => !RECURRING.has(entry.value) || entry === all.findLast(({ field }) => field === entry.field),
    );
  }
}
