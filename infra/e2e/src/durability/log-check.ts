import type { Application } from '@meikan/local';

type Event = Awaited<ReturnType<Application['log']['readAll']>>[number];

const PAGE = 1_000;

/** Reads the log as it grows and keeps what makes it true. */
export class LogCheck {
  /** How many events each command has. */
  readonly eventsOf = new Map<string, number>();
  /** What is wrong, in words. */
  readonly faults: string[] = [];
  readonly #revisions = new Map<string, bigint>();
  #through: Event['position'] | undefined;

  /** Reads on to the head. */
  async readOn({ log }: Application): Promise<void> {
    for (;;) {
      const page = await log.readAll(
        this.#through === undefined ? { limit: PAGE } : { limit: PAGE, after: this.#through },
      );
      if (page.length === 0) return;
      for (const event of page) this.#take(event);
    }
  }

  #take({ stream, revision, position, metadata }: Event): void {
    const expected = (this.#revisions.get(stream) ?? -1n) + 1n;
    if (revision !== expected) this.faults.push(`${stream} has revision ${revision} where ${expected} belongs`);
    if (this.#through !== undefined && BigInt(position) !== BigInt(this.#through) + 1n)
      this.faults.push(`position ${position} follows ${this.#through}`);
    this.#revisions.set(stream, revision);
    this.#through = position;
    this.eventsOf.set(metadata.commandId, (this.eventsOf.get(metadata.commandId) ?? 0) + 1);
  }
}
